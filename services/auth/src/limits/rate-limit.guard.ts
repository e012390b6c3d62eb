import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { AuthConfig } from '../core/auth-config.js';
import { AuthError } from '../errors/auth-error.js';
import { clientAddress } from '../http/origin.js';
import { limitKey } from './limit-key.js';
import { type Limit, Limiters } from './limiters.js';

const FIVE_MINUTES = 300;

/** Requests of one address, before RATE_LIMIT_SCALE. */
const LIMITS = {
  token: { points: 150, seconds: FIVE_MINUTES },
  verify: { points: 30, seconds: FIVE_MINUTES },
  signup: { points: 30, seconds: FIVE_MINUTES },
  recover: { points: 30, seconds: FIVE_MINUTES },
  resend: { points: 30, seconds: FIVE_MINUTES },
  otp: { points: 30, seconds: FIVE_MINUTES },
  user: { points: 30, seconds: FIVE_MINUTES },
} as const satisfies Record<string, Limit>;
type LimitName = keyof typeof LIMITS;

const NAME = 'berea:rate-limit';

/** Limits how often one client address may call the route. */
export const RateLimit = (name: LimitName) => SetMetadata(NAME, name);

@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly counters = new Map<LimitName, RateLimiterAbstract>();

  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Limiters) limiters: Limiters,
    @Inject(AuthConfig) config: AuthConfig,
  ) {
    for (const [name, { points, seconds }] of Object.entries(LIMITS) as [LimitName, Limit][])
      this.counters.set(name, limiters.create(name, { points: Math.ceil(points * config.rateLimitScale), seconds }));
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<LimitName | undefined>(NAME, context.getHandler());
    const counter = name && this.counters.get(name);
    if (!counter) return true;
    const key = limitKey(clientAddress(context.switchToHttp().getRequest<FastifyRequest>()));
    const { consumedPoints, msBeforeNext } = await counter.penalty(key);
    if (consumedPoints > counter.points) throw AuthError.tooManyRequests(Math.ceil(msBeforeNext / 1_000));
    return true;
  }
}
