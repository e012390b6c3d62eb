import { connectRedis, type Logger, type RedisConnection } from '@berea/server';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { SharedCounter } from './shared-counter.js';

/** How often something may happen. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** Makes counters: in this process, or in Redis, where several processes count together. */
export class Limiters {
  private readonly redis: RedisConnection | undefined;

  constructor(redisUrl: string | undefined, log: Logger) {
    this.redis = redisUrl ? connectRedis(redisUrl, log, 'limits') : undefined;
  }

  create(name: string, { points, seconds }: Limit): RateLimiterAbstract {
    const options = { keyPrefix: `berea:auth:${name}`, points, duration: seconds };
    return this.redis ? new SharedCounter(this.redis, options) : new RateLimiterMemory(options);
  }

  close(): void {
    this.redis?.close();
  }
}
