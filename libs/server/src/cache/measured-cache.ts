import { Counter } from 'prom-client';
import { Cache } from './cache.js';
import type { CacheKey } from './cache-key.js';
import { metrics } from '../metrics/registry.js';

const reads = new Counter({
  name: 'cache_reads_total',
  help: 'Values that were looked for in the cache, and whether they were there.',
  labelNames: ['result'],
  registers: [metrics],
});

/** A cache that counts how often it has what it is asked for. */
export class MeasuredCache extends Cache {
  constructor(private readonly cache: Cache) {
    super();
  }

  async get(key: CacheKey): Promise<string | null> {
    const value = await this.cache.get(key);
    reads.inc({ result: value === null ? 'miss' : 'hit' });
    return value;
  }

  set(key: CacheKey, value: string, ttlSeconds: number): Promise<void> {
    return this.cache.set(key, value, ttlSeconds);
  }

  delete(key: CacheKey): Promise<void> {
    return this.cache.delete(key);
  }

  onApplicationShutdown(): Promise<void> {
    return this.cache.onApplicationShutdown();
  }
}
