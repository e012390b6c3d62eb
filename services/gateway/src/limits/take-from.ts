import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance } from './rate-limiter.js';

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
