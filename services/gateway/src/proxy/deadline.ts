import { performance } from 'node:perf_hooks';
import { DeadlineError } from './upstream-error.js';

/** The one time limit of a forwarded request: whatever is waited for on its way, it is this that runs out. */
export class Deadline {
  private readonly abort = new AbortController();
  private readonly end: number;
  private readonly timer: NodeJS.Timeout;

  constructor(ms: number) {
    this.end = performance.now() + ms;
    this.timer = setTimeout(() => this.cancel(new DeadlineError()), ms);
  }

  /** Aborted with a DeadlineError when the time is over, or with the reason of `cancel`. */
  get signal(): AbortSignal {
    return this.abort.signal;
  }

  /** Whole milliseconds, at least 1: the next hop takes 0 for "over". */
  get remainingMs(): number {
    return Math.max(1, Math.ceil(this.end - performance.now()));
  }

  cancel(reason: Error): void {
    this.abort.abort(reason);
  }

  /** Nothing is waited for any more; `cancel` still works, for what is under way. */
  clear(): void {
    clearTimeout(this.timer);
  }
}
