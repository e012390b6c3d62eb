import type { Logger } from '@berea/server';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { ROUTE_CLASSES, type RouteClass } from '../settings.js';
import { type Allowance, RateLimiter, type RateLimits } from './rate-limiter.js';
import { takeFrom } from './take-from.js';

/**
 * Counts in Redis: one allowance over any number of gateways. While Redis cannot be reached, each gateway counts for
 * itself with half the allowance, since it knows nothing of the others.
 */
export class RedisRateLimiter extends RateLimiter {
  private readonly redis: Redis;
  private readonly limiters: ReadonlyMap<RouteClass, RateLimiterRedis>;

  constructor(url: string, { limits, windowSeconds }: RateLimits, log: Logger) {
    super();
    this.redis = connect(url, log);
    this.limiters = new Map(
      ROUTE_CLASSES.map((kind) => {
        const options = { duration: windowSeconds, keyPrefix: `berea:limit:${kind}` };
        const insuranceLimiter = new RateLimiterMemory({ ...options, points: Math.ceil(limits[kind] / 2) });
        return [
          kind,
          new RateLimiterRedis({
            ...options,
            points: limits[kind],
            storeClient: this.redis,
            rejectIfRedisNotReady: true,
            insuranceLimiter,
          }),
        ];
      }),
    );
  }

  /** Whether Redis is counting just now. */
  get isConnected(): boolean {
    return this.redis.status === 'ready';
  }

  take(kind: RouteClass, key: string): Promise<Allowance> {
    const limiter = this.limiters.get(kind);
    if (!limiter) throw new Error(`No limit is known for ${kind}.`);
    return takeFrom(limiter, key);
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis.disconnect();
  }
}

function connect(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    // Without these three an outage would hang requests instead of failing over.
    enableOfflineQueue: false,
    commandTimeout: 150,
    maxRetriesPerRequest: 0,
    // A command that was cut off may have been counted; sending it again would count it twice.
    autoResendUnfulfilledCommands: false,
    connectTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), 2_000) * (0.5 + Math.random() / 2),
  });
  let down = false;
  redis.on('error', (error: NodeJS.ErrnoException) => {
    if (!down) log.warn({ cause: error.code ?? error.name }, 'Redis is not reachable: this gateway limits by itself');
    down = true;
  });
  redis.on('ready', () => {
    if (down) log.info('Redis is reachable again');
    down = false;
  });
  return redis;
}
