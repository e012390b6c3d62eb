import { Inject, Injectable } from '@nestjs/common';
import { clientNetwork } from '@berea/server';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { AuthConfig } from '../core/auth-config.js';
import { Limiters } from './limiters.js';

const AN_HOUR_S = 3_600;

/**
 * Bounds how many mails one network may ask for in an hour, whoever they are for and whether or not any is sent: the hour
 * of the whole instance is not for one sender to use up.
 */
@Injectable()
export class NetworkMails {
  private readonly asked: RateLimiterAbstract;

  constructor(@Inject(Limiters) limiters: Limiters, @Inject(AuthConfig) config: AuthConfig) {
    this.asked = limiters.create('network-mails', { points: config.mailsPerNetwork, seconds: AN_HOUR_S });
  }

  /** 0 while the network of `ip` may ask for one more; this takes note of nothing. */
  async secondsToWait(ip: string): Promise<number> {
    const asked = ip ? await this.asked.get(clientNetwork(ip)) : null;
    if (!asked || asked.consumedPoints < this.asked.points) return 0;
    return Math.max(1, Math.ceil(asked.msBeforeNext / 1_000));
  }

  async count(ip: string): Promise<void> {
    if (ip) await this.asked.penalty(clientNetwork(ip));
  }
}
