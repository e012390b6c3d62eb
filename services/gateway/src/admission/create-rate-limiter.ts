import type { Logger } from '@berea/server';
import type { GatewayEnv } from '../config/env.js';
import { type PerLimit, LIMIT_CLASSES, type Settings } from '../config/settings.js';
import { MemoryRateLimiter } from './memory-rate-limiter.js';
import type { RateLimiter } from './rate-limiter.js';
import { RedisRateLimiter } from './redis-rate-limiter.js';

/** Chooses the adapter by configuration. */
export function createRateLimiter(env: GatewayEnv, settings: Settings, log: Logger): RateLimiter {
  const rates = {
    limits: scale(settings.limits, env.RATE_LIMIT_SCALE),
    windowSeconds: settings.limitWindowSeconds,
    storeTimeout: settings.limitStoreTimeout,
  };
  return env.REDIS_URL ? new RedisRateLimiter(env.REDIS_URL, rates, log) : new MemoryRateLimiter(rates);
}

const scale = (limits: PerLimit, by: number): PerLimit =>
  Object.fromEntries(LIMIT_CLASSES.map((kind) => [kind, Math.max(1, Math.round(limits[kind] * by))])) as PerLimit;
