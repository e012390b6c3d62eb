import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Cache, MAX_VALUE_BYTES } from './cache.js';
import { sharedKey, userKey } from './cache-key.js';

/** The tests that every adapter of the port must pass. `create` makes one on an empty store; it is closed here. */
export function describeCache(name: string, create: () => Promise<Cache>): void {
  describe(`${name}, as a cache`, () => {
    const key = sharedKey('word', 'G25');
    let cache: Cache;
    beforeEach(async () => {
      cache = await create();
    });
    afterEach(() => cache.onApplicationShutdown());

    it('of a key that was never set, answers null', async () => {
      expect(await cache.get(key)).toBeNull();
    });

    it.each([['text'], [''], ['χάρις "grace" \u0000 \u{1f54a}'], ['a'.repeat(MAX_VALUE_BYTES)]])(
      'answers the value that was set',
      async (value) => {
        await cache.set(key, value, 60);
        expect(await cache.get(key)).toBe(value);
      },
    );

    it('when a key is set twice, answers the later value', async () => {
      await cache.set(key, 'one', 60);
      await cache.set(key, 'two', 60);
      expect(await cache.get(key)).toBe('two');
    });

    it('keeps values of users and shared values of one subject apart', async () => {
      await cache.set(userKey('ruth', 'answer'), 'of Ruth', 60);
      await cache.set(userKey('boaz', 'answer'), 'of Boaz', 60);
      expect(await cache.get(userKey('ruth', 'answer'))).toBe('of Ruth');
      expect(await cache.get(userKey('boaz', 'answer'))).toBe('of Boaz');
      expect(await cache.get(sharedKey('answer'))).toBeNull();
    });

    it('after delete, answers null', async () => {
      await cache.set(key, 'text', 60);
      await cache.delete(key);
      expect(await cache.get(key)).toBeNull();
      await cache.delete(key);
    });

    it('when the time to live is over, answers null', async () => {
      await cache.set(key, 'text', 0.05);
      while ((await cache.get(key)) !== null) await delay(5);
    });

    it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
      'when the time to live is %p seconds, stores nothing',
      async (ttl) => {
        await cache.set(key, 'old', 60);
        await cache.set(key, 'new', ttl);
        expect(await cache.get(key)).toBeNull();
      },
    );

    it('when a value has too many bytes, stores nothing and deletes the earlier value', async () => {
      await cache.set(key, 'old', 60);
      await cache.set(key, 'ä'.repeat(MAX_VALUE_BYTES / 2 + 1), 60);
      expect(await cache.get(key)).toBeNull();
    });
  });
}
