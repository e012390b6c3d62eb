import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { clientNetwork, GoTrueError } from '@berea/server';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { AuthConfig } from '../core/auth-config.js';
import { addressOf } from '../http/origin.js';
import { type Limit, Limiters } from './limiters.js';

const A_MINUTE = 60;
const FIVE_MINUTES = 300;
const AN_HOUR = 3_600;

/**
 * Requests of one address, before RATE_LIMIT_SCALE. Requests in MAILED count only if they fail: successful ones are
 * limited by their mail. So a hall of people is not blocked by the mistakes of some of them, or of a stranger among
 * them.
 */
const LIMITS = {
  token: { points: 150, seconds: FIVE_MINUTES },
  verify: { points: 30, seconds: FIVE_MINUTES },
  signup: { points: 120, seconds: FIVE_MINUTES },
  recover: { points: 30, seconds: FIVE_MINUTES },
  resend: { points: 30, seconds: FIVE_MINUTES },
  otp: { points: 30, seconds: FIVE_MINUTES },
  user: { points: 30, seconds: FIVE_MINUTES },
  factor_challenge: { points: 15, seconds: A_MINUTE },
  factor_verify: { points: 15, seconds: A_MINUTE },
  anonymous: { points: 30, seconds: AN_HOUR },
} as const satisfies Record<string, Limit>;
type LimitName = keyof typeof LIMITS;
const MAILED: ReadonlySet<LimitName> = new Set(['signup', 'verify', 'recover', 'resend', 'otp']);

const NAME = 'berea:rate-limit';

type LimitChoice = LimitName | ((body: unknown) => LimitName);

/**
 * Limits how often one client address may call the route. If a route serves several purposes, the body decides which
 * limit applies.
 */
export const RateLimit = (choice: LimitChoice) => SetMetadata(NAME, choice);

@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly counters = new Map<LimitName, RateLimiterAbstract>();

  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Limiters) limiters: Limiters,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {
    for (const [name, { points, seconds }] of Object.entries(LIMITS) as [LimitName, Limit][])
      this.counters.set(name, limiters.create(name, { points: Math.ceil(points * config.rateLimitScale), seconds }));
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const choice = this.reflector.get<LimitChoice | undefined>(NAME, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const name = typeof choice === 'function' ? choice(request.body) : choice;
    const counter = name && this.counters.get(name);
    if (!counter) return true;
    const key = clientNetwork(addressOf(request));
    const { consumedPoints, msBeforeNext } = await counter.penalty(key);
    if (consumedPoints > counter.points) throw GoTrueError.tooManyRequests(Math.ceil(msBeforeNext / 1_000));
    if (MAILED.has(name) && !this.config.autoconfirm) {
      const { raw } = context.switchToHttp().getResponse<FastifyReply>();
      // A request counts from its start, so that many at the same time gain nothing.
      raw.once('finish', () => {
        if (raw.statusCode < 300) void counter.reward(key).catch(() => undefined);
      });
    }
    return true;
  }
}
