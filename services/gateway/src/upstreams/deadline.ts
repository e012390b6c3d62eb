import { performance } from 'node:perf_hooks';
import { DeadlineError } from './upstream-error.js';

/** The one time limit of a forwarded request: the queue, the connection, a retry and reading the answer all draw on it. */
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

  /** Whole milliseconds, at least 1: the service takes 0 for "over". */
  get remainingMs(): number {
    return Math.max(1, Math.ceil(this.end - performance.now()));
  }

  cancel(reason: Error): void {
    this.abort.abort(reason);
  }

  /** Stops the clock; `cancel` still works, for what is under way. */
  clear(): void {
    clearTimeout(this.timer);
  }
}

/**
 * The same chunks, as long as the client reads them: `cut` is called when it leaves one unread for longer than `ms`, since
 * a client that does not read holds a connection to a service.
 */
export async function* limitReadTime(
  chunks: AsyncIterable<Buffer>,
  ms: number,
  cut: () => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    const timer = setTimeout(cut, ms);
    try {
      yield chunk;
    } finally {
      clearTimeout(timer);
    }
  }
}
