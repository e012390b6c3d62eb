import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { assertClientWaiting } from '@berea/server';
import { foreground } from './foreground.js';

/** How long one slice of a request's work may keep the others waiting, in milliseconds. */
const SLICE_MS = 5;
/** How long quick requests may go first after a slice. */
const LONGEST_PAUSE_MS = 50;

const current = new AsyncLocalStorage<Slices>();

/**
 * Parts the work of one request into slices. After each the requests that are quick go first, and the work ends where
 * nobody waits for it any more.
 */
export class Slices {
  private since = performance.now();
  private used = process.cpuUsage();
  private spent = 0;

  /** Those of the running work, so that all of its parts share a slice. */
  static get current(): Slices {
    return current.getStore() ?? new Slices();
  }

  /** Runs work as one: what asks for `Slices.current` within it gets these. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.begin();
    return current.run(this, work);
  }

  /** Milliseconds of the processor that were used until now, also on a machine that is busy with other things. */
  get spentMs(): number {
    return this.spent + this.usedMs;
  }

  /** To be awaited after every small step; waits only where the slice is used up. @throws ApiError 504 when nobody waits */
  async next(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return;
    this.spent += this.usedMs;
    await setImmediate();
    await foreground.quiet(LONGEST_PAUSE_MS);
    assertClientWaiting();
    this.begin();
  }

  private begin(): void {
    this.since = performance.now();
    this.used = process.cpuUsage();
  }

  private get usedMs(): number {
    const { user, system } = process.cpuUsage(this.used);
    return (user + system) / 1_000;
  }
}
