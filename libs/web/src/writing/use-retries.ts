import { useEffect, useState } from 'react';
import type { TransportError } from '../transport-error.js';

/** Something is left to be done again. */
export interface Left {
  /** So long the server asks to be left alone. */
  readonly waitMs: number;
}

/** The longer wait of two. */
export const longer = (one: Left | undefined, other: Left | undefined): Left | undefined =>
  one && other ? { waitMs: Math.max(one.waitMs, other.waitMs) } : (one ?? other);

/** A server that is in trouble, and does not say for how long. */
const TROUBLE_MS = 15_000;

/** The wait after a call that failed for now. A `TypeError` is one that met no server. */
export const leftAfter = (error: unknown): Left => ({
  // Read by its field: a remote has a copy of this class, so `instanceof` would ask the shell's.
  waitMs: error instanceof TypeError ? 0 : ((error as Partial<TransportError>).retryAfterMs ?? TROUBLE_MS),
});

/** A network that has just returned may carry nothing yet. */
const FIRST_MS = 5_000;
const LONGEST_MS = 300_000;

/** Has it tried at once, or a little later; the same functions at each rendering. */
interface Tries {
  readonly now: () => void;
  readonly later: (left?: Left) => void;
}

/**
 * Tries something when the network is back and when the page is looked at again; and as long as it says that something is
 * left, again and again by itself, ever more rarely. One try at a time.
 */
export function useRetries(attempt: () => Promise<Left | undefined>): Tries {
  const [retries] = useState(() => new Retries(attempt));
  useEffect(() => retries.follow(attempt));
  useEffect(() => retries.start(), [retries]);
  return retries;
}

class Retries implements Tries {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = FIRST_MS;
  private running = false;
  private started = false;

  constructor(private attempt: () => Promise<Left | undefined>) {}

  /** From now on it is tried in this way. */
  follow(attempt: () => Promise<Left | undefined>): void {
    this.attempt = attempt;
  }

  /** @returns ends it */
  start(): () => void {
    this.started = true;
    window.addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.now);
    return () => {
      this.started = false;
      clearTimeout(this.timer);
      window.removeEventListener('online', this.now);
      document.removeEventListener('visibilitychange', this.now);
    };
  }

  readonly now = (): void => {
    this.pause = FIRST_MS;
    void this.run();
  };

  readonly later = (left?: Left): void => this.plan(left?.waitMs ?? 0);

  private async run(): Promise<void> {
    if (this.running) return;
    clearTimeout(this.timer);
    this.running = true;
    const left = await this.attempt().finally(() => (this.running = false));
    if (!left) return void (this.pause = FIRST_MS);
    this.plan(left.waitMs);
    this.pause = Math.min(this.pause * 2, LONGEST_MS);
  }

  private plan(waitMs: number): void {
    clearTimeout(this.timer);
    // Without a network the next try comes with its return.
    if (this.started && navigator.onLine) this.timer = setTimeout(() => void this.run(), Math.max(this.pause, waitMs));
  }
}
