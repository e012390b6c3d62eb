import { AuthVerifier, InvalidTokenError, type SignedInUser } from './auth-verifier.js';

interface Ended {
  /** From this time on (ms since 1970), no token of the session is valid. */
  readonly expiresAt: number;
  /** Whether the session goes on with its second factor, and only its tokens from before are refused. */
  readonly half: boolean;
}

/** Sessions that were ended while access tokens of them have not expired. */
export class RevokedSessions {
  /** By session id; roughly in order of expiry. */
  private readonly ended = new Map<string, Ended>();
  private known = false;

  /**
   * Whether the auth service has reported ended sessions since the start. Before, it is unknown whether a session
   * continues.
   */
  get areKnown(): boolean {
    return this.known;
  }

  refuses({ sessionId, assured }: SignedInUser): boolean {
    const ended = this.ended.get(sessionId);
    return ended !== undefined && !(ended.half && assured);
  }

  /** Adds sessions that the auth service reported. */
  add(sessions: readonly { readonly id: string; readonly expiresAt: number; readonly half: boolean }[]): void {
    for (const { id, expiresAt, half } of sessions) this.ended.set(id, { expiresAt, half });
    this.known = true;
  }

  /** Removes those whose tokens have all expired by `now`, in ms since 1970. */
  prune(now: number): void {
    for (const [sessionId, { expiresAt }] of this.ended) {
      if (expiresAt > now) return;
      this.ended.delete(sessionId);
    }
  }
}

/** Rejects tokens of sessions that were ended, although the tokens have not expired. */
export class SessionVerifier extends AuthVerifier {
  constructor(
    private readonly tokens: AuthVerifier,
    private readonly revoked: RevokedSessions,
  ) {
    super();
  }

  override get knowsEndedSessions(): boolean {
    return this.revoked.areKnown;
  }

  /** Runs for every request, so that an ended session is rejected as soon as the feed reports it. */
  override recall(token: string): SignedInUser | undefined {
    const user = this.tokens.recall(token);
    return user && !this.revoked.refuses(user) ? user : undefined;
  }

  async verify(token: string): Promise<SignedInUser> {
    const user = await this.tokens.verify(token);
    if (this.revoked.refuses(user)) throw new InvalidTokenError('The session was ended.');
    return user;
  }

  /** An operator's token has no session that could end. */
  isOperator(token: string): Promise<boolean> {
    return this.tokens.isOperator(token);
  }
}
