import { Cache, isKeepable } from './cache.js';
import type { CacheKey } from './cache-key.js';

interface Entry {
  readonly value: string;
  readonly bytes: number;
  readonly expiresAt: number;
}

export interface MemoryCacheLimits {
  readonly entries: number;
  /** Of keys and values together. */
  readonly bytes: number;
}

const LIMITS: MemoryCacheLimits = { entries: 10_000, bytes: 32 * 1024 * 1024 };

/** Keeps values in this process: right for one. What was not asked for longest makes room first. */
export class MemoryCache extends Cache {
  /** In the order of use, the latest last, as a Map keeps it. */
  private readonly entries = new Map<CacheKey, Entry>();
  private bytes = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(
    private readonly limits: MemoryCacheLimits = LIMITS,
    private readonly now: () => number = () => performance.now(),
  ) {
    super();
  }

  async get(key: CacheKey): Promise<string | null> {
    const entry = this.entries.get(key);
    if (!entry) return null;
    this.forget(key);
    if (entry.expiresAt <= this.now()) return null;
    this.keep(key, entry);
    return entry.value;
  }

  async set(key: CacheKey, value: string, ttlSeconds: number): Promise<void> {
    this.forget(key);
    if (!isKeepable(value, ttlSeconds)) return;
    const bytes = Buffer.byteLength(key) + Buffer.byteLength(value);
    this.keep(key, { value, bytes, expiresAt: this.now() + ttlSeconds * 1_000 });
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.limits.entries && this.bytes <= this.limits.bytes) break;
      this.forget(oldest);
    }
  }

  async delete(key: CacheKey): Promise<void> {
    this.forget(key);
  }

  async onApplicationShutdown(): Promise<void> {
    this.entries.clear();
    this.bytes = 0;
  }

  private keep(key: CacheKey, entry: Entry): void {
    this.entries.set(key, entry);
    this.bytes += entry.bytes;
  }

  private forget(key: CacheKey): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
