import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { AuthVerifier, InvalidTokenError, type SignedInUser } from './auth-verifier.js';

const CHECKS = { audience: 'authenticated', clockTolerance: 5, requiredClaims: ['sub', 'session_id', 'role', 'exp'] };

/** Longer than any token of ours; a larger one is refused unread. */
const MAX_TOKEN = 8_192;

const Claims = z.object({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  session_id: z.uuid(),
  email: z.string().optional(),
  user_metadata: z
    .object({ full_name: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** Verifies by a published key set, the embedded service's or a hosted one's; only asymmetric algorithms are allowed. */
export class JwksVerifier extends AuthVerifier {
  private readonly keys: JWTVerifyGetKey;

  constructor(
    jwksUrl: string,
    private readonly issuer: string,
  ) {
    super();
    this.keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 3_000 });
  }

  verify(token: string): Promise<SignedInUser> {
    return read(token, () =>
      jwtVerify(token, this.keys, { ...CHECKS, issuer: this.issuer, algorithms: ['ES256', 'RS256'] }),
    );
  }
}

/** Verifies by the shared secret of a hosted project that has no signing keys; only HS256 is allowed. */
export class SharedSecretVerifier extends AuthVerifier {
  private readonly secret: Uint8Array;

  constructor(
    secret: string,
    private readonly issuer: string,
  ) {
    super();
    this.secret = new TextEncoder().encode(secret);
  }

  verify(token: string): Promise<SignedInUser> {
    return read(token, () => jwtVerify(token, this.secret, { ...CHECKS, issuer: this.issuer, algorithms: ['HS256'] }));
  }
}

async function read(token: string, check: () => Promise<{ payload: JWTPayload }>): Promise<SignedInUser> {
  if (token.length > MAX_TOKEN) throw new InvalidTokenError('The token is too long.');
  let payload: JWTPayload;
  try {
    ({ payload } = await check());
  } catch (error) {
    // A key set that cannot be fetched says nothing about the token: the caller answers 503, not 401.
    if (!(error instanceof errors.JOSEError) || isKeySetFailure(error)) throw error;
    throw new InvalidTokenError('The token is not valid.', { cause: error });
  }
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw new InvalidTokenError('The token lacks a claim.');
  const { sub, session_id, email, user_metadata } = claims.data;
  return { id: sub, email: email ?? '', fullName: user_metadata?.full_name ?? '', sessionId: session_id };
}

/** jose reports a key set that answered with an error status, or not with JSON, as a plain JOSEError. */
const isKeySetFailure = (error: Error): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  /Expected 200 OK|Failed to parse the JSON Web Key Set/.test(error.message);
