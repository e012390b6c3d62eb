import { ApiError } from '@berea/server';
import type { FastifyReply } from 'fastify';
import { rateLimitRejections } from '../metrics/limit-metrics.js';
import type { RouteClass } from '../config/settings';
import type { RateLimiter } from './rate-limiter.js';

/** Counts a request and says on the answer what is left. @throws ApiError 429 when nothing is */
export async function enforceLimit(
  limiter: RateLimiter,
  kind: RouteClass,
  key: string,
  reply: FastifyReply,
): Promise<void> {
  const { allowed, limit, remaining, resetSeconds } = await limiter.take(kind, key);
  void reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': resetSeconds,
  });
  if (allowed) return;
  rateLimitRejections.inc({ class: kind });
  void reply.header('retry-after', resetSeconds);
  const wait = resetSeconds === 1 ? '1 second' : `${resetSeconds} seconds`;
  throw new ApiError('TOO_MANY_REQUESTS', `Too many requests. Wait ${wait}, then try again.`);
}
