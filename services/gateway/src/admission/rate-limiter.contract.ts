import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import type { RateLimiter, RateLimits } from './rate-limiter.js';

/** On a busy machine a store may answer late. */
const PATIENT = 60_000;
const LIMITS = { read: 5, write: 3, search: 2, study: 2, ai: 1, file: 2, auth: 2, token: 2 };

/** The tests that every adapter of the port must pass. `create` makes one on an empty store; the tests close it. */
export function describeRateLimiter(name: string, create: (rates: RateLimits) => Promise<RateLimiter>): void {
  describe(`${name}, as a rate limiter`, () => {
    let limiter: RateLimiter;
    let key: string;
    let keys = 0;
    beforeEach(async () => {
      limiter = await create({ limits: LIMITS, windowSeconds: 60, storeTimeout: PATIENT });
      key = `user:${(keys += 1)}`;
    });
    afterEach(() => limiter.onApplicationShutdown());

    const times = async (count: number, take: () => ReturnType<RateLimiter['take']>) => {
      const taken = [];
      for (let index = 0; index < count; index += 1) taken.push(await take());
      return taken;
    };

    it('allows exactly the limit, and counts down', async () => {
      const taken = await times(7, () => limiter.take('read', key));
      expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, true, true, true, false, false]);
      expect(taken.map(({ remaining }) => remaining)).toEqual([4, 3, 2, 1, 0, 0, 0]);
      expect(taken.map(({ limit }) => limit)).toEqual(Array(7).fill(5));
    });

    it('allows exactly the limit when all come at once', async () => {
      const taken = await Promise.all(Array.from({ length: 200 }, () => limiter.take('read', key)));
      expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
    });

    it('states in whole seconds when the window ends', async () => {
      const { resetSeconds } = await limiter.take('ai', key);
      expect(resetSeconds).toBeGreaterThan(50);
      expect(resetSeconds).toBeLessThanOrEqual(60);
      expect(Number.isInteger(resetSeconds)).toBe(true);
    });

    it('counts each key separately', async () => {
      await times(2, () => limiter.take('ai', key));
      expect((await limiter.take('ai', `${key}-other`)).allowed).toBe(true);
    });

    it('counts each class separately', async () => {
      await times(2, () => limiter.take('ai', key));
      expect((await limiter.take('write', key)).allowed).toBe(true);
    });

    it('allows again when the window has ended', async () => {
      const short = await create({ limits: LIMITS, windowSeconds: 1, storeTimeout: PATIENT });
      try {
        expect((await short.take('ai', key)).allowed).toBe(true);
        expect(await short.take('ai', key)).toMatchObject({ allowed: false, resetSeconds: 1 });
        while (!(await short.take('ai', key)).allowed) await delay(20);
      } finally {
        await short.onApplicationShutdown();
      }
    });
  });
}
