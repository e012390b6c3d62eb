import { AuthVerifier, InvalidTokenError, type SignedInUser } from '@berea/server';

/** Sessions that were ended while access tokens of theirs have not expired. */
export class RevokedSessions {
  /** Session id to the time (ms since 1970) from which no token of it is valid; roughly in the order of that time. */
  private readonly expiries = new Map<string, number>();

  has(sessionId: string): boolean {
    return this.expiries.has(sessionId);
  }

  add(sessionId: string, expiresAt: number): void {
    this.expiries.set(sessionId, expiresAt);
  }

  /** Removes those whose tokens have all expired by `now`, in ms since 1970. */
  prune(now: number): void {
    for (const [sessionId, expiresAt] of this.expiries) {
      if (expiresAt > now) return;
      this.expiries.delete(sessionId);
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

  /** Asked for every request, so that an ended session is rejected from the moment that the feed tells of it. */
  override recall(token: string): SignedInUser | undefined {
    const user = this.tokens.recall(token);
    return user && !this.revoked.has(user.sessionId) ? user : undefined;
  }

  async verify(token: string): Promise<SignedInUser> {
    const user = await this.tokens.verify(token);
    if (this.revoked.has(user.sessionId)) throw new InvalidTokenError('The session was ended.');
    return user;
  }
}
