/** The sessions that were ended while tokens of theirs may still be in use. */
export class RevokedSessions {
  /** Session id to the time (ms since 1970) from which no token of it is valid; roughly in the order of that time. */
  private readonly expiries = new Map<string, number>();

  has(sessionId: string): boolean {
    return this.expiries.has(sessionId);
  }

  add(sessionId: string, expiresAt: number): void {
    this.expiries.set(sessionId, expiresAt);
  }

  /** Forgets those whose tokens have all run out by `now`, in ms since 1970. */
  prune(now: number): void {
    for (const [sessionId, expiresAt] of this.expiries) {
      if (expiresAt > now) return;
      this.expiries.delete(sessionId);
    }
  }
}
