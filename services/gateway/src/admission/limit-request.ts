import { ApiError, clientNetwork, COST_HEADER, metrics } from '@berea/server';
import type { FastifyReply } from 'fastify';
import { Counter } from 'prom-client';
import type { Dispatcher } from 'undici';
import { POINT_MS, type LimitClass } from '../config/settings.js';
import type { RateLimiter } from './rate-limiter.js';

export const userKey = (userId: string): string => `user:${userId}`;

/** Key of an address, or of the network that counts as one client. */
export const addressKey = (address: string): string => `net:${clientNetwork(address)}`;

const rejections = new Counter({
  name: 'rate_limit_rejections_total',
  help: 'Requests that were refused because their allowance was used up.',
  labelNames: ['class'],
  registers: [metrics],
});

/** Counts a request and states on the answer what is left. @throws ApiError 429 when nothing is */
export async function enforceLimit(
  limiter: RateLimiter,
  kind: LimitClass,
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
  rejections.inc({ class: kind });
  void reply.header('retry-after', resetSeconds);
  const wait = resetSeconds === 1 ? '1 second' : `${resetSeconds} seconds`;
  throw new ApiError('too_many_requests', { values: { wait } });
}

/** Services report costs, and are believed; yet one request is never charged more than an hour of processor time. */
const MAX_COST_MS = 3_600_000;

/**
 * Charges what a request has cost beyond the one point that it was admitted for. A service knows the cost only afterwards
 * and reports it in milliseconds of its processor, so that expensive requests use up the allowance sooner.
 */
export async function chargeCost(
  limiter: RateLimiter,
  kind: LimitClass,
  key: string,
  headers: Dispatcher.ResponseData['headers'],
): Promise<void> {
  const cost = headers[COST_HEADER];
  const pointMs = POINT_MS[kind];
  if (typeof cost !== 'string' || !/^\d{1,9}$/.test(cost) || pointMs === undefined) return;
  const beyond = Math.ceil(Math.min(Number(cost), MAX_COST_MS) / pointMs) - 1;
  if (beyond > 0) await limiter.take(kind, key, beyond);
}
