import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from '../log/log.js';
import { MeasuredCache } from './measured-cache.js';
import type { RedisEnv } from '../environment/env.js';
import { Cache } from './cache.js';
import { MemoryCache } from './memory-cache.js';
import { RedisCache } from './redis-cache.js';

/** Chooses the adapter by configuration. */
export const createCache = ({ REDIS_URL }: RedisEnv, log: Logger): Cache =>
  new MeasuredCache(REDIS_URL ? new RedisCache(REDIS_URL, log) : new MemoryCache());

/** Provides the service's `Cache`. */
@Module({})
export class CacheModule {
  static forRoot(env: RedisEnv, log: Logger): DynamicModule {
    return {
      module: CacheModule,
      global: true,
      providers: [{ provide: Cache, useFactory: () => createCache(env, log) }],
      exports: [Cache],
    };
  }
}
