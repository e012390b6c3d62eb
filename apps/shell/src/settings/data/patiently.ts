import { TransportError } from '@berea/web';

const MOST_WAITS = 5;
const LONGEST_WAIT_MS = 60_000;

/** A server that asks to be left alone for a while is asked again after it. */
export async function patiently<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      const wait = error instanceof TransportError ? error.retryAfterMs : undefined;
      if (wait === undefined || wait > LONGEST_WAIT_MS || waits === MOST_WAITS) throw error;
      await pause(wait, signal);
    }
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
