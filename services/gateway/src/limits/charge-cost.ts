import { COST_HEADER } from '@berea/server';
import type { Dispatcher } from 'undici';
import { POINT_MS, type RouteClass } from '../config/settings';
import type { RateLimiter } from './rate-limiter.js';

/** Reported by a service, so believed; yet one request is never charged more than an hour of the processor. */
const MOST_MS = 3_600_000;

/**
 * Charges what a request has cost beyond the one point that it was admitted for. A service knows that only afterwards and
 * says it in milliseconds of its processor; who asks for much is sooner at the end of the allowance.
 */
export async function chargeCost(
  limiter: RateLimiter,
  kind: RouteClass,
  key: string,
  headers: Dispatcher.ResponseData['headers'],
): Promise<void> {
  const told = headers[COST_HEADER];
  const pointMs = POINT_MS[kind];
  if (typeof told !== 'string' || !/^\d{1,9}$/.test(told) || pointMs === undefined) return;
  const beyond = Math.ceil(Math.min(Number(told), MOST_MS) / pointMs) - 1;
  if (beyond > 0) await limiter.take(kind, key, beyond);
}
