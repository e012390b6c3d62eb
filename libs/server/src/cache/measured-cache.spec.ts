import { describe, expect, it } from '@jest/globals';
import { sharedKey } from './cache-key.js';
import { createCache } from './cache.module.js';
import { captureLog } from '../testing/capture-log.js';
import { metrics } from '../metrics/registry.js';

describe('the metrics of the cache', () => {
  it('count hits and misses', async () => {
    const cache = createCache({}, captureLog().log);
    const key = sharedKey('spec', 'value');
    await cache.get(key);
    await cache.set(key, 'kept', 60);
    expect(await cache.get(key)).toBe('kept');
    await cache.delete(key);
    expect(await cache.get(key)).toBeNull();
    const text = await metrics.metrics();
    expect(text).toContain('cache_reads_total{result="hit"} 1');
    expect(text).toContain('cache_reads_total{result="miss"} 2');
    await cache.onApplicationShutdown();
  });
});
