import type { Logger } from '@berea/server';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** How often something may happen. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** Makes counters: in this process, or in Redis, so that several processes count together. */
export class Limiters {
  private readonly redis: Redis | undefined;

  constructor(redisUrl: string | undefined, log: Logger) {
    if (!redisUrl) return;
    this.redis = new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2_000 });
    this.redis.on('error', (error) => log.warn({ err: error }, 'Redis does not answer; limits are counted here'));
  }

  create(name: string, { points, seconds }: Limit): RateLimiterAbstract {
    const options = { keyPrefix: `berea:auth:${name}`, points, duration: seconds };
    const here = new RateLimiterMemory(options);
    return this.redis ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: here }) : here;
  }

  close(): void {
    this.redis?.disconnect();
  }
}
