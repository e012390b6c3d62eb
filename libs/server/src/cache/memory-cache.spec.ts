import { describe, expect, it } from '@jest/globals';
import { describeCache } from './cache.contract.js';
import { sharedKey } from './cache-key.js';
import { MemoryCache } from './memory-cache.js';

describeCache('MemoryCache', async () => new MemoryCache());

describe('MemoryCache', () => {
  const keyOf = (name: string) => sharedKey(name);
  const held = async (cache: MemoryCache, ...names: string[]) => {
    const values = await Promise.all(names.map((name) => cache.get(keyOf(name))));
    return names.filter((_name, index) => values[index] !== null);
  };

  it('when it is full, evicts the value that was not read for longest', async () => {
    const cache = new MemoryCache({ entries: 3, bytes: 1_000 });
    for (const name of ['a', 'b', 'c']) await cache.set(keyOf(name), name, 60);
    await cache.get(keyOf('a'));
    await cache.set(keyOf('d'), 'd', 60);
    expect(await held(cache, 'a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd']);
  });

  it('after any number of changes, holds no more bytes than its limit', async () => {
    const cache = new MemoryCache({ entries: 1_000, bytes: 1_000 });
    for (let round = 0; round < 50; round += 1)
      for (const name of ['a', 'b', 'c', 'd']) await cache.set(keyOf(name), name.repeat(300), 60);
    expect(await held(cache, 'a', 'b', 'c', 'd')).toEqual(['b', 'c', 'd']);
    for (const name of ['b', 'c', 'd']) await cache.delete(keyOf(name));
    for (const name of ['e', 'f', 'g']) await cache.set(keyOf(name), name.repeat(300), 60);
    expect(await held(cache, 'e', 'f', 'g')).toEqual(['e', 'f', 'g']);
  });

  it('a value that is set expires its time to live later', async () => {
    let now = 1;
    const cache = new MemoryCache(undefined, () => now);
    await cache.set(keyOf('a'), 'a', 10);
    now += 9_999;
    expect(await cache.get(keyOf('a'))).toBe('a');
    now += 2;
    expect(await cache.get(keyOf('a'))).toBeNull();
  });
});
