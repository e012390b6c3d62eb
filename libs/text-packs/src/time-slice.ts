import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** The longest time that one slice of a computation may block the event loop, in milliseconds. */
const SLICE_MS = 15;

/** Cuts a long computation into slices, so that requests are answered between them. Use one for each computation. */
export class TimeSlice {
  private since = performance.now();

  /**
   * Await it after every small step: it yields to the event loop once the slice is used up, else it continues at once.
   */
  async yieldToEventLoop(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return;
    await setImmediate();
    this.since = performance.now();
  }
}
