import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { Redis } from 'ioredis';
import type { Logger } from '../log/log.js';

/** Longest wait for an answer in ms; the product works without Redis's answers. */
export const ANSWER_WITHIN_MS = 150;
/** After this many failures in a row, no command is sent for a while. */
const FAILURES = 5;
/** The length of that pause in ms, before one command tries Redis again. */
const PAUSE_MS = 1_000;

/** Redis did not answer in time, or was not asked, since it is known not to serve. */
export class RedisUnavailableError extends Error {}

/**
 * A Redis that may be unavailable: a command fails within 150 ms, and after a few failures at once, so that not every
 * request waits for a Redis that hangs.
 */
export class RedisConnection {
  private readonly breaker = circuitBreaker(
    // Every Error counts: too late, cut off, or refused (OOM, READONLY). A limiter's refusal is not an Error.
    handleWhen((error) => error instanceof Error),
    { breaker: new ConsecutiveBreaker(FAILURES), halfOpenAfter: PAUSE_MS },
  );

  constructor(
    readonly client: Redis,
    log: Logger,
    purpose: string,
    private readonly answerWithinMs = ANSWER_WITHIN_MS,
  ) {
    let away = false;
    this.breaker.onBreak(() => {
      // Each failed probe opens the breaker again.
      if (!away) log.warn({ purpose }, 'Redis unavailable: commands failed; continuing without it');
      away = true;
      // This connection may be dead, or, after a failover, lead to a server that is now a replica.
      client.disconnect(true);
    });
    this.breaker.onReset(() => {
      away = false;
      log.info({ purpose }, 'Redis available again: commands succeed');
    });
  }

  /**
   * Asks Redis.
   * @throws RedisUnavailableError when it is late, and at once where it is not connected or is left alone; else what
   *   `work` throws
   */
  async run<T>(work: (client: Redis) => Promise<T>): Promise<T> {
    // While one command probes, the others need not wait for its result.
    if (this.client.status !== 'ready' || this.breaker.state === CircuitState.HalfOpen)
      throw new RedisUnavailableError('Redis does not serve just now.');
    return this.breaker.execute(() => inTime(work(this.client), this.answerWithinMs));
  }

  /** Whether Redis would be asked just now. */
  get isServing(): boolean {
    return this.client.status === 'ready' && this.breaker.state === CircuitState.Closed;
  }

  close(): void {
    this.client.disconnect();
  }
}

/**
 * A busy process runs its timers before it reads the answers that came meanwhile. These answers count, so that load on
 * this side is not mistaken for an outage on the other.
 */
async function inTime<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(new RedisUnavailableError('Redis did not answer in time.'));
    timer = setTimeout(() => setImmediate(refuse), withinMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
