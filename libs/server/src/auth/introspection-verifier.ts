import { createHash } from 'node:crypto';
import { decodeJwt, errors, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Cache } from '../cache/cache.js';
import { sharedKey } from '../cache/cache-key.js';
import { AuthVerifier, InvalidTokenError, SecondFactorRequiredError, type SignedInUser } from './auth-verifier.js';
import {
  assertReadable,
  CHECKS,
  isOperatorsClaims,
  leavesFactorOpen,
  readClaims,
  SERVICE_KEY_ISSUER,
} from './read-claims.js';

const DEADLINE_MS = 3_000;
/** A session that was signed out goes on no longer than this. */
const KEPT_S = 60;

export interface Introspection {
  /** The auth service's route that returns a token's user: `GET /auth/v1/user`. */
  readonly userUrl: string;
  /** The project's public key; the service refuses every request without it. */
  readonly apiKey: string;
  readonly issuer: string;
}

/** Only a factor with the right status counts. The field is missing if there are no factors. */
const User = z.object({ id: z.uuid(), factors: z.array(z.object({ status: z.string() })).nullish() });

/** Cached instead of the user's id if the owner has a second factor that the token has not proved. */
const HALF = 'second-factor';

/**
 * Asks the auth service itself: for a hosted project without signing keys and without a known secret, and for tokens
 * that do not mention the second factor. Its answer is kept for a minute under the digest of the token.
 */
export class IntrospectionVerifier extends AuthVerifier {
  constructor(
    private readonly service: Introspection,
    private readonly cache: Cache,
  ) {
    super();
  }

  async verify(token: string): Promise<SignedInUser> {
    assertReadable(token);
    const claims = decode(token);
    // No request is sent for a token that would be refused whatever the answer is.
    const user = readClaims(claims);
    const secondsLeft = this.assertCurrent(claims);
    const key = sharedKey('access-token', createHash('sha256').update(token).digest('base64url'));
    const kept = await this.cache.get(key);
    if (kept === user.id) return user;
    if (kept !== HALF) {
      const { id, factors } = await this.ask(token);
      if (id !== user.id) throw new InvalidTokenError('The token is of somebody else.');
      const half = leavesFactorOpen(claims) && factors?.some(({ status }) => status === 'verified');
      await this.cache.set(key, half ? HALF : user.id, Math.min(KEPT_S, secondsLeft));
      if (!half) return user;
    }
    throw new SecondFactorRequiredError('The second factor was not shown.');
  }

  /**
   * The service has no route that tells whose role a token has, but answers its admin calls to the operator's alone.
   * Nothing is kept: an operator asks seldom.
   */
  async isOperator(token: string): Promise<boolean> {
    assertReadable(token);
    const claims = decode(token);
    if (!isOperatorsClaims(claims)) {
      await this.verify(token);
      return false;
    }
    if (claims.iss !== SERVICE_KEY_ISSUER && claims.iss !== this.service.issuer)
      throw new InvalidTokenError('The token is of another issuer.');
    const { userUrl } = this.service;
    const response = await this.request(`${userUrl.replace(/\/user$/, '')}/admin/users?page=1&per_page=1`, token);
    await response.body?.cancel();
    return true;
  }

  /** @returns for how many seconds the token lives on, at least */
  private assertCurrent({ iss, aud, exp, nbf }: JWTPayload): number {
    const now = Date.now() / 1_000;
    const inForce =
      iss === this.service.issuer &&
      [aud].flat().includes(CHECKS.audience) &&
      typeof exp === 'number' &&
      exp + CHECKS.clockTolerance > now &&
      (nbf === undefined || (typeof nbf === 'number' && nbf - CHECKS.clockTolerance <= now));
    if (!inForce) throw new InvalidTokenError('The token is not in force.');
    return exp + CHECKS.clockTolerance - now;
  }

  /** The user whose token it is. @throws InvalidTokenError when the service refuses it */
  private async ask(token: string): Promise<z.infer<typeof User>> {
    const response = await this.request(this.service.userUrl, token);
    return User.parse(await response.json());
  }

  /** @throws InvalidTokenError when the service refuses the token */
  private async request(url: string, token: string): Promise<Response> {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, apikey: this.service.apiKey },
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.status === 401 || response.status === 403) {
      await response.body?.cancel();
      throw new InvalidTokenError('The auth service does not know the token.');
    }
    if (!response.ok) throw new Error(`The auth service answered with ${response.status}.`);
    return response;
  }
}

function decode(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw new InvalidTokenError('The token is not valid.', { cause: error });
  }
}
