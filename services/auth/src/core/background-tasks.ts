/** Work that runs in the background of requests. Nothing that it needs is closed before it is done. */
export class BackgroundTasks {
  private readonly underWay = new Set<Promise<void>>();

  /** Begins `work`, which deals with its own failures, and does not wait for it. */
  run(work: () => Promise<void>): void {
    const running = work().finally(() => this.underWay.delete(running));
    this.underWay.add(running);
  }

  /** Resolves when all of it is done, and what was begun meanwhile. */
  async settled(): Promise<void> {
    while (this.underWay.size) await Promise.all(this.underWay);
  }
}
