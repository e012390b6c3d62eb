import type { CacheKey } from './cache-key.js';

/** Larger values are not kept: reading them back would cost more than it saves. */
export const MAX_VALUE_BYTES = 512 * 1024;

/**
 * Port: keeps texts for a while, so that they need not be made again. No method ever fails: a cache that is down is a
 * miss, and a value that could not be stored is not there. Never the only place of any data. The port is ours and not
 * a cache library's, because the type of a key names the owner of its value, and a failure is a miss in every adapter.
 * A library does the storing: `lru-cache`, or Redis by `ioredis`.
 */
export abstract class Cache {
  /** The value, or null if there is none (any more). */
  abstract get(key: CacheKey): Promise<string | null>;

  /**
   * Stores `value` for `ttlSeconds` (above 0; parts of a second count), replacing the former value. A value above
   * `MAX_VALUE_BYTES` or without time to live is not stored, and the former value is removed.
   */
  abstract set(key: CacheKey, value: string, ttlSeconds: number): Promise<void>;

  /** Forgets the value. While the store cannot be reached it lives on until its time is over: keep times short. */
  abstract delete(key: CacheKey): Promise<void>;

  abstract onApplicationShutdown(): Promise<void>;
}

/** Whether a value may be kept at all. */
export const isKeepable = (value: string, ttlSeconds: number): boolean =>
  ttlSeconds > 0 && Number.isFinite(ttlSeconds) && Buffer.byteLength(value) <= MAX_VALUE_BYTES;
