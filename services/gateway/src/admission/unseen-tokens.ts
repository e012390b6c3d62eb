import { hashOfToken, personalTokenIn } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { enforceLimit } from './limit-request.js';
import { RateLimiter } from './rate-limiter.js';

/** So long a token that has worked is known by its hash. */
const KEPT_MS = 600_000;
const MOST = 10_000;

/**
 * Whether a personal token works, only the content service knows, and each new one costs it a transaction. So a token
 * that has not worked here lately counts for the address that it comes from before anybody is asked: made-up ones are
 * refused once the address has none left, while those of a congregation behind the same address work on.
 */
@Injectable()
export class UnseenTokens {
  private readonly worked = new LRUCache<string, true>({ max: MOST, ttl: KEPT_MS });

  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  /**
   * @param address key of the address that the request comes from
   * @throws ApiError 429 when the address has no request of this kind left
   */
  async admit(authorization: string | undefined, address: () => string, reply: FastifyReply): Promise<void> {
    const token = personalTokenIn(authorization);
    if (token && !this.worked.has(hashOfToken(token))) await enforceLimit(this.limiter, 'token', address(), reply);
  }

  /** The personal token of the header, if there is one, has worked. */
  remember(authorization: string | undefined): void {
    const token = personalTokenIn(authorization);
    if (token) this.worked.set(hashOfToken(token), true);
  }
}
