import { LRUCache } from 'lru-cache';
import { Cache, isKeepable } from './cache.js';
import type { CacheKey } from './cache-key.js';

export interface MemoryCacheLimits {
  readonly entries: number;
  /** Bytes of keys and values together. */
  readonly bytes: number;
}

const LIMITS: MemoryCacheLimits = { entries: 10_000, bytes: 32 * 1024 * 1024 };

/**
 * Keeps values in this process, which is right for a single process. The value that was not read for longest is
 * evicted first.
 */
export class MemoryCache extends Cache {
  private readonly entries: LRUCache<CacheKey, string>;

  /** @param now milliseconds of a clock that never goes back, above 0 */
  constructor({ entries, bytes }: MemoryCacheLimits = LIMITS, now: () => number = () => performance.now()) {
    super();
    this.entries = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: (value, key) => Buffer.byteLength(key) + Buffer.byteLength(value),
      perf: { now },
      ttlResolution: 0,
    });
  }

  async get(key: CacheKey): Promise<string | null> {
    return this.entries.get(key) ?? null;
  }

  async set(key: CacheKey, value: string, ttlSeconds: number): Promise<void> {
    if (isKeepable(value, ttlSeconds)) this.entries.set(key, value, { ttl: ttlSeconds * 1_000 });
    else this.entries.delete(key);
  }

  async delete(key: CacheKey): Promise<void> {
    this.entries.delete(key);
  }

  async onApplicationShutdown(): Promise<void> {
    this.entries.clear();
  }
}
