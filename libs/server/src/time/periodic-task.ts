import type { Logger } from '../log/log.js';

export interface PeriodicTaskOptions {
  /** For the log: 'failed to <name>; retrying in 600 s'. */
  readonly name: string;
  readonly everyMs: number;
  readonly log: Logger;
}

/**
 * Runs work again and again until it is stopped. A failed run is logged, and the next one tries again; it never ends
 * the process, and never keeps it from ending.
 * @example
 * const cleanup = new PeriodicTask(() => removeExpired(), { name: 'remove what has expired', everyMs: 3_600_000, log });
 * cleanup.start();
 */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly options: PeriodicTaskOptions,
  ) {}

  start(): void {
    this.timer ??= setInterval(() => void this.run(), this.options.everyMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Runs the work once, now. Never rejects. */
  async run(): Promise<void> {
    const { name, everyMs, log } = this.options;
    try {
      await this.work();
    } catch (error) {
      log.warn({ err: error }, `failed to ${name}; retrying in ${everyMs / 1_000} s`);
    }
  }
}
