import { Inject, Injectable } from '@nestjs/common';
import { clientNetwork, GoTrueError } from '@berea/server';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { AuthConfig } from '../core/auth-config.js';
import { Limiters } from './limiters.js';

const FREE_TRIES = 5;
const MEMORY_S = 3_600;
const LONGEST_S = 900;

/**
 * Slows down guessing of one account's password from one address: after five wrong ones 1 s, then twice as long each
 * time, up to 15 min. It never locks out people at other addresses.
 */
@Injectable()
export class SignInDelay {
  private readonly tries: RateLimiterAbstract;
  private readonly pauses: RateLimiterAbstract;
  private readonly free: number;

  constructor(@Inject(Limiters) limiters: Limiters, @Inject(AuthConfig) config: AuthConfig) {
    this.free = Math.ceil(FREE_TRIES * config.rateLimitScale);
    this.tries = limiters.create('sign-in-tries', { points: this.free, seconds: MEMORY_S });
    this.pauses = limiters.create('sign-in-pauses', { points: 1, seconds: LONGEST_S });
  }

  /**
   * Counts a try before the password is checked, so that many at the same time gain nothing.
   * @throws GoTrueError 429 during a pause
   */
  async begin(account: string, ip: string): Promise<void> {
    const key = keyOf(account, ip);
    const pause = await this.pauses.get(key);
    if (pause && pause.msBeforeNext > 0) throw GoTrueError.tooManyRequests(Math.ceil(pause.msBeforeNext / 1_000));
    const { consumedPoints } = await this.tries.penalty(key);
    const beyond = consumedPoints - this.free;
    if (beyond >= 0) await this.pauses.set(key, 1, Math.min(2 ** beyond, LONGEST_S));
  }

  async succeeded(account: string, ip: string): Promise<void> {
    const key = keyOf(account, ip);
    await Promise.all([this.tries.delete(key), this.pauses.delete(key)]);
  }
}

const keyOf = (account: string, ip: string): string => `${account}|${clientNetwork(ip)}`;
