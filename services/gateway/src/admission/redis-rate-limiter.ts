import { connectRedis, type Logger, type RedisConnection } from '@berea/server';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { LIMIT_CLASSES, type LimitClass } from '../config/settings.js';
import { type Allowance, RateLimiter, type RateLimits } from './rate-limiter.js';
import { consume } from './memory-rate-limiter.js';

interface Counters {
  readonly shared: RateLimiterRedis;
  readonly here: RateLimiterMemory;
}

/**
 * Counts in Redis: one allowance over any number of gateways. While Redis does not serve, each gateway counts for
 * itself with half the allowance, since it knows nothing of the others.
 */
export class RedisRateLimiter extends RateLimiter {
  private readonly redis: RedisConnection;
  private readonly counters: ReadonlyMap<LimitClass, Counters>;

  constructor(url: string, { limits, windowSeconds, storeTimeout }: RateLimits, log: Logger) {
    super();
    this.redis = connectRedis(url, log, 'rate limits', storeTimeout);
    this.counters = new Map(
      LIMIT_CLASSES.map((kind) => {
        const options = { duration: windowSeconds, keyPrefix: `berea:limit:${kind}` };
        return [
          kind,
          {
            shared: new RateLimiterRedis({ ...options, points: limits[kind], storeClient: this.redis.client }),
            here: new RateLimiterMemory({ ...options, points: Math.ceil(limits[kind] / 2) }),
          },
        ];
      }),
    );
  }

  get isHealthy(): boolean {
    return this.redis.isServing;
  }

  async take(kind: LimitClass, key: string, points?: number): Promise<Allowance> {
    const counters = this.counters.get(kind);
    if (!counters) throw new Error(`No limit is known for ${kind}.`);
    try {
      return await this.redis.run(() => consume(counters.shared, key, points));
    } catch {
      return consume(counters.here, key, points);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis.close();
  }
}
