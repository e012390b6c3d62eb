/** Accounts that their owners, or an operator, have closed. What such an account has made public is closed with it. */
export class ClosedAccounts {
  private ids: ReadonlySet<string> = new Set();

  /** @param areKnown whether they are known already: where nothing reports any, there are none */
  constructor(private known = false) {}

  /** Whether they have been reported since the start. Before, it is unknown whether an account is open. */
  get areKnown(): boolean {
    return this.known;
  }

  has(userId: string): boolean {
    return this.ids.has(userId);
  }

  /** Takes all of them as reported; one that is missing is open again, or nothing is left of it. */
  set(ids: readonly string[]): void {
    this.ids = new Set(ids);
    this.known = true;
  }
}
