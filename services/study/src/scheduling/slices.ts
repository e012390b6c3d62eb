import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { assertClientWaiting } from '@berea/server';
import { quickRequests } from './quick-requests.js';

/** How long one slice of a request's work may block the event loop, in milliseconds. */
const SLICE_MS = 5;
/** How long a slice waits, at most, for quick requests to end. */
const MAX_PAUSE_MS = 50;

const current = new AsyncLocalStorage<Slices>();

/**
 * Cuts the work of one request into slices. After each slice quick requests are answered first, and the work is aborted
 * when its deadline has passed or its client has disconnected.
 */
export class Slices {
  private since = performance.now();
  /** Undefined if the time spent is not asked for: reading it takes the system longer than many a small step. */
  private used: NodeJS.CpuUsage | undefined;
  private spent = 0;

  /** Those of the work that is running, so that all of its parts share one slice. */
  static get current(): Slices {
    return current.getStore() ?? new Slices();
  }

  /** Runs `work` with these slices as `Slices.current`. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.used = process.cpuUsage();
    this.since = performance.now();
    return current.run(this, work);
  }

  /** Milliseconds of processor time used so far: unlike elapsed time, the same on a busy machine. */
  get spentMs(): number {
    return this.spent + this.usedMs;
  }

  /**
   * To be awaited after every small step: yields to the event loop once the slice is used up, else it goes on at once.
   * @throws ApiError 504 when no client waits any more
   */
  async yieldToEventLoop(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return;
    this.spent += this.usedMs;
    await setImmediate();
    await quickRequests.whenIdle(MAX_PAUSE_MS);
    assertClientWaiting();
    if (this.used) this.used = process.cpuUsage();
    this.since = performance.now();
  }

  private get usedMs(): number {
    if (!this.used) return 0;
    const { user, system } = process.cpuUsage(this.used);
    return (user + system) / 1_000;
  }
}
