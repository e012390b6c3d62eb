import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { captureLog } from '../testing/capture-log.js';
import { redisIsInstalled, RedisServer } from '../testing/redis-server.js';
import { until } from '../testing/until.js';
import { describeCache } from './cache.contract.js';
import { sharedKey, userKey } from './cache-key.js';
import { RedisCache } from './redis-cache.js';

const withRedis = redisIsInstalled() ? describe : describe.skip;

withRedis('with Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterAll(() => redis.stop());

  const { log } = captureLog();
  const key = sharedKey('word', 'G25');
  const works = async (cache: RedisCache) => {
    await until(async () => {
      await cache.set(sharedKey('probe'), 'x', 60);
      return (await cache.get(sharedKey('probe'))) === 'x';
    });
    await cache.delete(sharedKey('probe'));
    return cache;
  };
  const create = async () => {
    await (await redis.observer()).flushAll();
    return works(new RedisCache(redis.url, log));
  };

  describeCache('RedisCache', create);

  describe('RedisCache', () => {
    let cache: RedisCache;
    beforeEach(async () => {
      cache = await create();
    });
    afterEach(async () => {
      await cache.onApplicationShutdown();
      await redis.stop();
      await redis.start();
    });

    it('set writes under the prefix with a time to live, as another client reads', async () => {
      const observer = await redis.observer();
      await cache.set(userKey('ruth', 'answer', 'John 3:16'), 'For God so loved', 90);
      expect(await observer.keys('*')).toEqual(['berea:cache:user:ruth:answer:John%203%3A16']);
      expect(await observer.get('berea:cache:user:ruth:answer:John%203%3A16')).toBe('For God so loved');
      const ttl = await observer.pTTL('berea:cache:user:ruth:answer:John%203%3A16');
      expect(ttl).toBeGreaterThan(80_000);
      expect(ttl).toBeLessThanOrEqual(90_000);
    });

    it('a value set by one process is read by another', async () => {
      const other = await works(new RedisCache(redis.url, log));
      await cache.set(key, 'text', 60);
      expect(await other.get(key)).toBe('text');
      await other.delete(key);
      expect(await cache.get(key)).toBeNull();
      await other.onApplicationShutdown();
    });

    /** Misses throughout, no error, and a value again afterwards without a new cache. */
    const isAMiss = async () => {
      for (let tries = 0; tries < 20; tries += 1) {
        await cache.set(key, 'text', 60);
        expect(await cache.get(key)).toBeNull();
        await cache.delete(key);
      }
    };

    it.each(['SIGTERM', 'SIGKILL'] as const)(
      'while Redis is gone by %s, answers a miss; afterwards, hits',
      async (signal) => {
        await redis.stop(signal);
        await isAMiss();
        await redis.start();
        await works(cache);
      },
    );

    it('while Redis hangs, answers a miss; afterwards, hits', async () => {
      redis.hang(true);
      await isAMiss();
      redis.hang(false);
      await works(cache);
    });

    it('while Redis is full, answers a miss and deletes the older value; afterwards, hits', async () => {
      const observer = await redis.observer();
      await cache.set(key, 'old', 60);
      await observer.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: '1' });
      await cache.set(key, 'new', 60);
      expect(await observer.get(`berea:cache:${key}`)).toBeNull();
      await isAMiss();
      await observer.configSet({ maxmemory: '0' });
      await works(cache);
    });

    it('while Redis is a read-only replica, answers a miss; afterwards, hits', async () => {
      const observer = await redis.observer();
      await observer.replicaOf('127.0.0.1', 9);
      await isAMiss();
      await observer.sendCommand(['REPLICAOF', 'NO', 'ONE']);
      await works(cache);
    });

    it('when Redis starts later, answers a miss until then', async () => {
      await redis.stop();
      const early = new RedisCache(redis.url, log);
      expect(await early.get(key)).toBeNull();
      await redis.start();
      await works(early);
      await early.onApplicationShutdown();
    });
  });
});
