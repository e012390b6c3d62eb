import { errors, jwtVerify, type JWTPayload } from 'jose';
import { AuthVerifier, InvalidTokenError, type SignedInUser } from './auth-verifier.js';
import {
  assertReadable,
  CHECKS,
  isOperatorsClaims,
  OPERATOR_CHECKS,
  readClaims,
  SERVICE_KEY_ISSUER,
} from './read-claims.js';
import { RemoteKeys } from './remote-keys.js';

/** Verifies by a published key set, the embedded service's or a hosted one's; only asymmetric algorithms are allowed. */
export class JwksVerifier extends AuthVerifier {
  private readonly keys: RemoteKeys;

  /**
   * @param onChange called when the key set has changed
   * @param now ms since 1970, for tests that move the time
   */
  constructor(
    jwksUrl: string,
    private readonly issuer: string,
    onChange?: () => void,
    now?: () => number,
  ) {
    super();
    this.keys = new RemoteKeys(jwksUrl, { onChange, now });
  }

  verify(token: string): Promise<SignedInUser> {
    return read(token, readClaims, () => jwtVerify(token, this.keys.keyOf, { ...CHECKS, ...this.trusted }));
  }

  isOperator(token: string): Promise<boolean> {
    return read(token, isOperatorsClaims, () =>
      jwtVerify(token, this.keys.keyOf, { ...OPERATOR_CHECKS, ...this.trusted }),
    );
  }

  private get trusted() {
    return { issuer: this.issuer, algorithms: ['ES256', 'RS256'] };
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
    return read(token, readClaims, () =>
      jwtVerify(token, this.secret, { ...CHECKS, issuer: this.issuer, algorithms: ['HS256'] }),
    );
  }

  isOperator(token: string): Promise<boolean> {
    const issuer = [this.issuer, SERVICE_KEY_ISSUER];
    return read(token, isOperatorsClaims, () =>
      jwtVerify(token, this.secret, { ...OPERATOR_CHECKS, issuer, algorithms: ['HS256'] }),
    );
  }
}

/** A key set that cannot be had is no JOSEError: it says nothing about the token, and the caller answers 503, not 401. */
async function read<Read>(
  token: string,
  readPayload: (payload: JWTPayload) => Read,
  check: () => Promise<{ payload: JWTPayload }>,
): Promise<Read> {
  assertReadable(token);
  try {
    return readPayload((await check()).payload);
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw new InvalidTokenError('The token is not valid.', { cause: error });
  }
}
