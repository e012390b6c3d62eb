import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ROUTE_CLASSES, type RouteClass } from '../config/settings';
import { type Allowance, RateLimiter, type RateLimits } from './rate-limiter.js';
import { consume } from './take-from.js';

/** Counts in this process: right for one gateway. */
export class MemoryRateLimiter extends RateLimiter {
  private readonly limiters: ReadonlyMap<RouteClass, RateLimiterMemory>;

  constructor({ limits, windowSeconds }: RateLimits) {
    super();
    this.limiters = new Map(
      ROUTE_CLASSES.map((kind) => [
        kind,
        new RateLimiterMemory({ points: limits[kind], duration: windowSeconds, keyPrefix: kind }),
      ]),
    );
  }

  take(kind: RouteClass, key: string, points?: number): Promise<Allowance> {
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
