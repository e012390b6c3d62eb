import { describe, expect, it } from '@jest/globals';
import { sharedKey } from './cache-key.js';
import { createCache } from './cache.module.js';
import { captureLog } from '../testing/capture-log.js';
import { metrics } from '../metrics/registry.js';

/** All tests of one process share its metrics. */
async function reads(result: 'hit' | 'miss'): Promise<number> {
  const line = new RegExp(`^cache_reads_total\\{result="${result}"\\} (\\d+)$`, 'm');
  return Number(line.exec(await metrics.metrics())?.[1] ?? 0);
}

describe('the metrics of the cache', () => {
  it('count hits and misses', async () => {
    const before = { hit: await reads('hit'), miss: await reads('miss') };
    const cache = createCache({}, captureLog().log);
    const key = sharedKey('spec', 'value');
    await cache.get(key);
    await cache.set(key, 'kept', 60);
    expect(await cache.get(key)).toBe('kept');
    await cache.delete(key);
    expect(await cache.get(key)).toBeNull();
    expect(await reads('hit')).toBe(before.hit + 1);
    expect(await reads('miss')).toBe(before.miss + 2);
    await cache.onApplicationShutdown();
  });
});
