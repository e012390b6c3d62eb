import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** How long one slice of a long computation may block the event loop, in milliseconds. */
const SLICE_MS = 15;

/** Cuts a long computation into slices, so that requests are answered between them. One for each computation. */
export class TimeSlice {
  private since = performance.now();

  /** To be awaited after every small step: yields to the event loop once the slice is used up, else it goes on at once. */
  async yieldToEventLoop(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return;
    await setImmediate();
    this.since = performance.now();
  }
}
