import type { RedisConnection } from '@berea/server';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

type Key = string | number;

/**
 * Counts everything twice, so that it admits half as much as Redis would, since this process knows nothing of the
 * others. Callers keep comparing the count with the whole limit.
 */
class StandIn extends RateLimiterMemory {
  override penalty(key: Key, points = 1): Promise<RateLimiterRes> {
    return super.penalty(key, points * 2);
  }

  override consume(key: Key, points = 1): Promise<RateLimiterRes> {
    return super.consume(key, points * 2);
  }

  override reward(key: Key, points = 1): Promise<RateLimiterRes> {
    return super.reward(key, points * 2);
  }
}

/**
 * Counts in Redis together with other processes. While Redis is unavailable, it counts alone, with a stricter limit.
 */
export class SharedCounter extends RateLimiterRedis {
  private readonly standIn: StandIn;

  constructor(
    private readonly redis: RedisConnection,
    options: IRateLimiterOptions,
  ) {
    super({ ...options, storeClient: redis.client });
    this.standIn = new StandIn(options);
  }

  override penalty(key: Key, points = 1): Promise<RateLimiterRes> {
    return this.either(
      () => super.penalty(key, points),
      (standIn) => standIn.penalty(key, points),
    );
  }

  override consume(key: Key, points = 1): Promise<RateLimiterRes> {
    return this.either(
      () => super.consume(key, points),
      (standIn) => standIn.consume(key, points),
    );
  }

  override reward(key: Key, points = 1): Promise<RateLimiterRes> {
    return this.either(
      () => super.reward(key, points),
      (standIn) => standIn.reward(key, points),
    );
  }

  override get(key: Key): Promise<RateLimiterRes | null> {
    return this.either(
      () => super.get(key),
      (standIn) => standIn.get(key),
    );
  }

  override set(key: Key, points: number, seconds: number): Promise<RateLimiterRes> {
    return this.either(
      () => super.set(key, points, seconds),
      (standIn) => standIn.set(key, points, seconds),
    );
  }

  override async delete(key: Key): Promise<boolean> {
    // Resets the count of an outage as well.
    const here = await this.standIn.delete(key);
    return this.either(
      () => super.delete(key),
      async () => here,
    );
  }

  private async either<T>(shared: () => Promise<T>, alone: (standIn: RateLimiterAbstract) => Promise<T>): Promise<T> {
    try {
      return await this.redis.run(shared);
    } catch (error) {
      // The library rejects to say "none left", so such a rejection is an answer.
      if (error instanceof RateLimiterRes) throw error;
      return alone(this.standIn);
    }
  }
}
