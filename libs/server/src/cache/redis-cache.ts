import type { Redis } from 'ioredis';
import { connectRedis } from '../redis/connect-redis.js';
import type { RedisConnection } from '../redis/redis-connection.js';
import type { Logger } from '../log/log.js';
import { Cache, isKeepable } from './cache.js';
import type { CacheKey } from './cache-key.js';

const PREFIX = 'berea:cache:';

/** Keeps values in Redis, for any number of processes. Redis limits the total size (`maxmemory`). */
export class RedisCache extends Cache {
  private readonly redis: RedisConnection;

  constructor(url: string, log: Logger) {
    super();
    this.redis = connectRedis(url, log, 'cache');
  }

  async get(key: CacheKey): Promise<string | null> {
    return (await this.attempt((redis) => redis.get(PREFIX + key))) ?? null;
  }

  async set(key: CacheKey, value: string, ttlSeconds: number): Promise<void> {
    const kept =
      isKeepable(value, ttlSeconds) &&
      (await this.attempt((redis) => redis.set(PREFIX + key, value, 'PX', Math.ceil(ttlSeconds * 1_000))));
    // A full Redis refuses to store, not to delete: an old value must not outlive its replacement.
    if (!kept) await this.delete(key);
  }

  async delete(key: CacheKey): Promise<void> {
    await this.attempt((redis) => redis.del(PREFIX + key));
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis.close();
  }

  /** The connection says itself, once, that Redis is away; here it is a miss like any other. */
  private async attempt<T>(work: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    try {
      return await this.redis.run(work);
    } catch {
      return undefined;
    }
  }
}
