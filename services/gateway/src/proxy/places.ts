/** What a request holds while it is under way, given back together. */
export class Lease {
  private held: (() => void)[] = [];

  add(giveBack: () => void): void {
    this.held.push(giveBack);
  }

  release(): void {
    for (const giveBack of this.held.splice(0)) giveBack();
  }
}
