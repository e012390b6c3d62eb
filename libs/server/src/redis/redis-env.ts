import { z } from 'zod';

/** Where several processes meet; without it, each keeps for itself. */
export const RedisEnv = z.object({
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
    .optional()
    .describe('Redis, for limits and caches that several processes share; default: each process for itself'),
});
export type RedisEnv = z.infer<typeof RedisEnv>;
