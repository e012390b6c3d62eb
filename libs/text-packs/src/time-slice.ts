import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** The longest time that one slice of a computation may block the event loop, in milliseconds. */
const SLICE_MS = 15;

/** Cuts a long computation into slices, so that requests are answered between them. Use one for each computation. */
export class TimeSlice {
  private since = performance.now();

  /**
   * @param restMs for which it leaves the event loop to others after each slice. Without it they get one turn, and a
   *   request that takes fifty turns waits for fifty slices.
   */
  constructor(private readonly restMs = 0) {}

  /**
   * Await it after every small step: it yields to the event loop once the slice is used up, else it continues at once.
   */
  async yieldToEventLoop(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return;
    await (this.restMs ? setTimeout(this.restMs) : setImmediate());
    this.since = performance.now();
  }
}
