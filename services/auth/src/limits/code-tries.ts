import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { AuthConfig } from '../core/auth-config.js';
import { Limiters } from './limiters.js';

const A_DAY = { points: 30, seconds: 86_400 };

/**
 * Limits how many codes can be tried for one address in a day, from all networks together. Each mail allows five
 * tries, and anyone can have a mail sent each minute: without this limit, six digits would be found in the end. Links
 * keep working. Codes of a second factor are limited in the same way; there, the person who tries already knows the
 * password.
 */
@Injectable()
export class CodeTries {
  private readonly tries: RateLimiterAbstract;

  constructor(@Inject(Limiters) limiters: Limiters, @Inject(AuthConfig) config: AuthConfig) {
    const points = Math.ceil(A_DAY.points * config.rateLimitScale);
    this.tries = limiters.create('code-tries', { ...A_DAY, points });
  }

  /** Counts a try; false when the day's tries are used up. */
  async allow(account: string): Promise<boolean> {
    return (await this.tries.penalty(account)).consumedPoints <= this.tries.points;
  }

  async succeeded(account: string): Promise<void> {
    await this.tries.delete(account);
  }
}
