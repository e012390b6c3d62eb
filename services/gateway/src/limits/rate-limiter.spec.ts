import { createLog } from '@berea/server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { redisIsInstalled, RedisServer } from '../testing/redis-server.js';
import { until } from '../testing/until.js';
import { MemoryRateLimiter } from './memory-rate-limiter.js';
import { describeRateLimiter } from './rate-limiter.contract.js';
import type { RateLimits } from './rate-limiter.js';
import { RedisRateLimiter } from './redis-rate-limiter.js';

const log = createLog('gateway', 'silent');

describeRateLimiter('MemoryRateLimiter', async (rates) => new MemoryRateLimiter(rates));

if (redisIsInstalled()) describeRedis();
else if (process.env['CI']) {
  it('finds a redis-server', () => {
    throw new Error('redis-server is not installed: the Redis adapter must be tested here. Install redis-server.');
  });
} else {
  process.stderr.write('NOT RUN: the tests of the Redis rate limiter, since redis-server is not installed.\n');
}

function describeRedis(): void {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterAll(() => redis.stop());

  let stores = 0;
  /** On a database of Redis of its own, connected. */
  const create = async (rates: RateLimits) => {
    const limiter = new RedisRateLimiter(`${redis.url}/${(stores += 1) % 16}`, rates, log);
    await until(async () => limiter.isConnected);
    return limiter;
  };

  describeRateLimiter('RedisRateLimiter', create);

  describe('RedisRateLimiter', () => {
    const rates = { limits: { read: 6, write: 6, search: 6, ai: 6, auth: 6 }, windowSeconds: 60 };
    const allowedOf = async (limiter: RedisRateLimiter, key: string, count: number) => {
      const taken = await Promise.all(Array.from({ length: count }, () => limiter.take('read', key)));
      return taken.filter(({ allowed }) => allowed).length;
    };

    it('shares one allowance among gateways', async () => {
      const url = `${redis.url}/15`;
      const gateways = [new RedisRateLimiter(url, rates, log), new RedisRateLimiter(url, rates, log)];
      await until(async () => gateways.every((one) => one.isConnected));
      const allowed = await Promise.all(gateways.map((one) => allowedOf(one, 'shared', 20)));
      expect(allowed.reduce((sum, one) => sum + one)).toBe(6);
      await Promise.all(gateways.map((one) => one.onApplicationShutdown()));
    });

    it('counts by itself, with half the allowance, while Redis is down, and with Redis again afterwards', async () => {
      const limiter = await create(rates);
      await redis.stop();
      expect(await allowedOf(limiter, 'down', 20)).toBe(3);
      await redis.start();
      await until(async () => limiter.isConnected);
      expect(await allowedOf(limiter, 'up', 20)).toBe(6);
      await limiter.onApplicationShutdown();
    });

    it('counts by itself while Redis hangs', async () => {
      const limiter = await create(rates);
      redis.hang(true);
      try {
        expect(await allowedOf(limiter, 'hanging', 20)).toBe(3);
      } finally {
        redis.hang(false);
        await limiter.onApplicationShutdown();
      }
    });

    it('starts without Redis', async () => {
      await redis.stop();
      const limiter = new RedisRateLimiter(redis.url, rates, log);
      expect(await allowedOf(limiter, 'never', 20)).toBe(3);
      await limiter.onApplicationShutdown();
    });
  });
}
