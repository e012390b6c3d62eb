import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** How long one piece of a long work may keep requests waiting, in milliseconds. */
const SHARE_MS = 15;

/** Parts a long work into pieces, so that requests have their turn in between. */
export class Turns {
  private since = performance.now();

  /** To be awaited after every small step; waits only where the share is used up. */
  async next(): Promise<void> {
    if (performance.now() - this.since < SHARE_MS) return;
    await setImmediate();
    this.since = performance.now();
  }
}
