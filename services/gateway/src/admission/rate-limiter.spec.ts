import { createLog } from '@berea/server';
import { redisIsInstalled, RedisServer, until } from '@berea/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryRateLimiter } from './memory-rate-limiter.js';
import { describeRateLimiter } from './rate-limiter.contract.js';
import type { RateLimits } from './rate-limiter.js';
import { RedisRateLimiter } from './redis-rate-limiter.js';

const log = createLog('gateway', 'silent');

describeRateLimiter('MemoryRateLimiter', async (rates) => new MemoryRateLimiter(rates));

const withRedis = redisIsInstalled() ? describe : describe.skip;

withRedis('with Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterAll(() => redis.stop());

  const RATES = {
    limits: { read: 6, write: 6, search: 6, study: 6, ai: 6, file: 6, auth: 6, token: 6 },
    windowSeconds: 60,
  };
  const counted = async (key: string) => Number(await (await redis.observer()).get(`berea:limit:read:${key}`));
  let waits = 0;
  /** Redis counts again: what only it knows of, the limiter knows too. */
  const countsInRedis = async (limiter: RedisRateLimiter) => {
    const probe = `probe-${(waits += 1)}`;
    await until(async () => {
      await limiter.take('read', probe);
      return (await counted(probe)) > 0;
    });
    return limiter;
  };
  const connect = async (rates: RateLimits = RATES) => countsInRedis(new RedisRateLimiter(redis.url, rates, log));
  const allowedOf = async (limiter: RedisRateLimiter, key: string, count: number) => {
    const taken = await Promise.all(Array.from({ length: count }, () => limiter.take('read', key)));
    return taken.filter(({ allowed }) => allowed).length;
  };

  describeRateLimiter('RedisRateLimiter', async (rates) => {
    await (await redis.observer()).flushAll();
    return connect(rates);
  });

  describe('RedisRateLimiter', () => {
    let limiter: RedisRateLimiter;
    beforeEach(async () => {
      await (await redis.observer()).flushAll();
      limiter = await connect();
    });
    afterEach(async () => {
      await limiter.onApplicationShutdown();
      await redis.stop();
      await redis.start();
    });

    it('writes one counter per class and key, that ends with the window, as another client reads', async () => {
      const observer = await redis.observer();
      await observer.flushAll();
      await allowedOf(limiter, 'user:ruth', 4);
      await limiter.take('ai', 'net:192.0.2.1');
      expect((await observer.keys('*')).sort()).toEqual(['berea:limit:ai:net:192.0.2.1', 'berea:limit:read:user:ruth']);
      expect(await observer.get('berea:limit:read:user:ruth')).toBe('4');
      const before = await observer.pTTL('berea:limit:read:user:ruth');
      expect(before).toBeGreaterThan(50_000);
      expect(before).toBeLessThanOrEqual(60_000);
      await allowedOf(limiter, 'user:ruth', 20);
      // Later requests do not prolong the window.
      expect(await observer.pTTL('berea:limit:read:user:ruth')).toBeLessThanOrEqual(before);
      expect(await observer.get('berea:limit:read:user:ruth')).toBe('24');
    });

    it('admits exactly the limit of what 20 clients send to two gateways at once', async () => {
      // With a short timeout, each gateway would count by itself when Redis is late on a busy machine.
      const rates = { ...RATES, limits: { ...RATES.limits, read: 100 }, storeTimeout: 60_000 };
      const gateways = await Promise.all([connect(rates), connect(rates)]);
      for (const round of [1, 2, 3, 4, 5]) {
        const key = `round-${round}`;
        const admitted = await Promise.all(
          Array.from({ length: 20 }, async (_nothing, client) => {
            let count = 0;
            for (let tries = 0; tries < 50; tries += 1)
              if ((await gateways[client % 2]?.take('read', key))?.allowed) count += 1;
            return count;
          }),
        );
        expect(admitted.reduce((sum, one) => sum + one)).toBe(100);
        expect(await counted(key)).toBe(1_000);
      }
      await Promise.all(gateways.map((one) => one.onApplicationShutdown()));
    });

    it('while Redis is unavailable, states what is left of half the allowance', async () => {
      await redis.stop();
      expect(await limiter.take('read', 'alone')).toMatchObject({ allowed: true, limit: 3, remaining: 2 });
    });

    it.each(['SIGTERM', 'SIGKILL'] as const)(
      'counts by itself, with half the allowance, while Redis is gone by %s, and with Redis afterwards',
      async (signal) => {
        await redis.stop(signal);
        expect(await allowedOf(limiter, 'down', 20)).toBe(3);
        await redis.start();
        await countsInRedis(limiter);
        expect(await allowedOf(limiter, 'up', 20)).toBe(6);
      },
    );

    it('while Redis hangs, counts in memory without waiting for Redis each time', async () => {
      redis.hang(true);
      let admitted = 0;
      for (let tries = 0; tries < 200; tries += 1) admitted += await allowedOf(limiter, 'hanging', 1);
      expect(admitted).toBe(3);
      redis.hang(false);
      await countsInRedis(limiter);
    });

    it('counts a request that Redis answers too late at most once', async () => {
      const observer = await redis.observer();
      await observer.sendCommand(['CLIENT', 'PAUSE', '600000', 'WRITE']);
      expect(await allowedOf(limiter, 'late', 4)).toBe(3);
      await observer.sendCommand(['CLIENT', 'UNPAUSE']);
      await countsInRedis(limiter);
      expect(await counted('late')).toBe(4);
      expect(await limiter.take('read', 'late')).toMatchObject({ allowed: true, remaining: 1 });
      expect(await counted('late')).toBe(5);
    });

    it('while Redis is full or a replica, counts in memory, and in Redis afterwards', async () => {
      const observer = await redis.observer();
      await observer.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: '1' });
      expect(await allowedOf(limiter, 'full', 20)).toBe(3);
      await observer.configSet({ maxmemory: '0' });
      await countsInRedis(limiter);
      await observer.replicaOf('127.0.0.1', 9);
      expect(await allowedOf(limiter, 'replica', 20)).toBe(3);
      await observer.sendCommand(['REPLICAOF', 'NO', 'ONE']);
      await countsInRedis(limiter);
      expect(await allowedOf(limiter, 'master', 20)).toBe(6);
    });

    it('starts while Redis is unavailable and connects later', async () => {
      await redis.stop();
      const early = new RedisRateLimiter(redis.url, RATES, log);
      expect(await allowedOf(early, 'early', 20)).toBe(3);
      await redis.start();
      await countsInRedis(early);
      await early.onApplicationShutdown();
    });
  });
});
