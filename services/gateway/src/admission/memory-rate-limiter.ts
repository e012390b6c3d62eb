import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { LIMIT_CLASSES, type LimitClass } from '../config/settings.js';
import { type Allowance, RateLimiter, type RateLimits } from './rate-limiter.js';

/** Counts in this process: right for one gateway. */
export class MemoryRateLimiter extends RateLimiter {
  private readonly limiters: ReadonlyMap<LimitClass, RateLimiterMemory>;

  constructor({ limits, windowSeconds }: RateLimits) {
    super();
    this.limiters = new Map(
      LIMIT_CLASSES.map((kind) => [
        kind,
        new RateLimiterMemory({ points: limits[kind], duration: windowSeconds, keyPrefix: kind }),
      ]),
    );
  }

  take(kind: LimitClass, key: string, points?: number): Promise<Allowance> {
    const limiter = this.limiters.get(kind);
    if (!limiter) throw new Error(`No limit is known for ${kind}.`);
    return consume(limiter, key, points);
  }

  get isHealthy(): boolean {
    return true;
  }

  async onApplicationShutdown(): Promise<void> {
    // Nothing is held beyond the process.
  }
}

/** Counts a request with a limiter of the library, which reports "none left" by a rejection. */
export async function consume(limiter: RateLimiterAbstract, key: string, points = 1): Promise<Allowance> {
  try {
    return allowance(limiter, await limiter.consume(key, points), true);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return allowance(limiter, refused, false);
    throw refused;
  }
}

const allowance = (limiter: RateLimiterAbstract, result: RateLimiterRes, allowed: boolean): Allowance => ({
  allowed,
  limit: limiter.points,
  remaining: Math.max(0, result.remainingPoints),
  resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1_000)),
});
