import { setTimeout as delay } from 'node:timers/promises';
import { isDiskFull, isUnavailable } from '../errors/unavailable.js';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

export interface RetryOptions {
  readonly withinMs: number;
  /** Called before each further attempt with the error of the last one. */
  readonly onRetry: (error: unknown) => void;
}

/**
 * The time that a start waits for its Postgres: one that is just (re)starting, or shares a busy machine, answers by
 * then.
 */
export const START_TIMEOUT_MS = 30_000;

/**
 * Tries until the database serves, with pauses that grow.
 * @throws what the last try met, when the time is over or waiting would not help: a password that is wrong, a full disk
 */
export async function retryUntilAvailable<T>(work: () => Promise<T>, { withinMs, onRetry }: RetryOptions): Promise<T> {
  const end = performance.now() + withinMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || isDiskFull(error) || performance.now() + pause > end) throw error;
      onRetry(error);
      await delay(pause);
    }
  }
}
