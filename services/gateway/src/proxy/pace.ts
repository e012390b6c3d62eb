/** How much the newest time counts, once there are enough of them. */
const WEIGHT = 1 / 32;

/** How fast the places of a full house become free: a moving mean of the time from one to the next. */
export class DrainRate {
  private last: number | undefined;
  private known = 0;
  private meanMs = 0;

  /** A place became free. @param full whether all were taken until now: else nobody knows how long it was free before */
  released(full: boolean): void {
    const now = performance.now();
    if (full && this.last !== undefined) {
      this.known += 1;
      this.meanMs += (now - this.last - this.meanMs) * Math.max(1 / this.known, WEIGHT);
    }
    this.last = full ? now : undefined;
  }

  /** How many places will likely be free within a time in milliseconds; Infinity as long as nothing is known. */
  expectedWithin(ms: number): number {
    return this.known === 0 ? Infinity : ms / this.meanMs;
  }
}
