/** Work that continues after its request is answered. Resources that it needs are closed only after it is done. */
export class BackgroundTasks {
  private readonly underWay = new Set<Promise<void>>();

  /** Starts `work` without waiting for it. `work` handles its own failures. */
  run(work: () => Promise<void>): void {
    const running = work().finally(() => this.underWay.delete(running));
    this.underWay.add(running);
  }

  /** Resolves when all work is done, including work that starts during the wait. */
  async settled(): Promise<void> {
    while (this.underWay.size) await Promise.all(this.underWay);
  }
}
