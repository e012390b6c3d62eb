/** What a request holds while it is under way, given back together. */
export class Places {
  private held: (() => void)[] = [];

  hold(giveBack: () => void): void {
    this.held.push(giveBack);
  }

  leave(): void {
    for (const giveBack of this.held.splice(0)) giveBack();
  }
}
