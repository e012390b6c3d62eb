import type { TokenScope } from '@berea/contracts/values';

/** The sender of a request, read from a verified access token or a personal token. */
export interface SignedInUser {
  /** UUID of the user: the `sub` of the token. */
  readonly id: string;
  readonly email: string;
  /** `full_name` of the sign-up metadata; empty if none was given. */
  readonly fullName: string;
  /** Of a personal token its own id. */
  readonly sessionId: string;
  /** Whether the session has shown two factors. */
  readonly assured: boolean;
  /** All that a personal token may do; undefined for a session, which may do everything. */
  readonly scopes?: readonly TokenScope[];
}

/** Port: turns an access token into the user that it was issued to. */
export abstract class AuthVerifier {
  /**
   * @throws InvalidTokenError when the token must not be trusted, SecondFactorRequiredError when its session has shown one
   * factor of two; any other error means that the keys could not be had
   */
  abstract verify(token: string): Promise<SignedInUser>;

  /**
   * Whether a token is the operator's: of the role `service_role`, of no user.
   * @throws InvalidTokenError when the token must not be trusted; any other error means that the keys could not be had
   */
  abstract isOperator(token: string): Promise<boolean>;

  /** Whether ended sessions are refused: false before the first report of them, and if no service reports them. */
  get knowsEndedSessions(): boolean {
    return true;
  }

  /** Like `verify`, but at once, for a token that an earlier verification made known; undefined for all others. */
  recall(_token: string): SignedInUser | undefined {
    return undefined;
  }
}

/** The token is malformed, forged, expired, or not meant for us. */
export class InvalidTokenError extends Error {}

/** A personal token that works no more, or never did. */
export class TokenEndedError extends InvalidTokenError {}

/** The token is valid, but its user has a second factor that its session has not proved. */
export class SecondFactorRequiredError extends Error {}

/** The token of an `Authorization: Bearer` header, unread; undefined without one. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
