import type { CacheKey } from './cache-key.js';

/** Larger values are not kept: reading them back would cost more than it saves. */
export const MAX_VALUE_BYTES = 512 * 1024;

/**
 * Port: keeps texts for a while, so that they need not be made again. Nothing here ever fails: a cache that is down is
 * a miss, and what could not be kept is not there. Never the only place of anything.
 * Our own, and not a cache library's: whose a value is stands in the type of its key, and a failure is a miss in every
 * adapter. The storing is a library's: `lru-cache`, or Redis by `ioredis`.
 */
export abstract class Cache {
  /** The value, or null when there is none (any more). */
  abstract get(key: CacheKey): Promise<string | null>;

  /**
   * Keeps `value` for `ttlSeconds` (above 0; parts of a second count), in place of what was there. A value above
   * `MAX_VALUE_BYTES` or without time to live is not kept, and neither is what was there.
   */
  abstract set(key: CacheKey, value: string, ttlSeconds: number): Promise<void>;

  /** Forgets the value. While the store cannot be reached it lives on until its time is over: keep times short. */
  abstract delete(key: CacheKey): Promise<void>;

  abstract onApplicationShutdown(): Promise<void>;
}

/** Whether a value may be kept at all. */
export const isKeepable = (value: string, ttlSeconds: number): boolean =>
  ttlSeconds > 0 && Number.isFinite(ttlSeconds) && Buffer.byteLength(value) <= MAX_VALUE_BYTES;
