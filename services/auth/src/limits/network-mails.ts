import { Inject, Injectable } from '@nestjs/common';
import { clientNetwork } from '@berea/server';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { AuthConfig } from '../core/auth-config.js';
import { Limiters } from './limiters.js';

const AN_HOUR_S = 3_600;
const A_DAY_S = 86_400;

/**
 * Limits how many mails one network may ask for in an hour, for any recipient and whether or not a mail is sent, so
 * that one sender cannot use up the hour of the whole instance. A hall full of people shares one address, so each
 * account that confirmed its mail from there within a day makes room for one more mail, up to a ceiling. Failed
 * requests count for neither.
 */
@Injectable()
export class NetworkMails {
  private readonly asked: RateLimiterAbstract;
  private readonly joined: RateLimiterAbstract;

  constructor(
    @Inject(Limiters) limiters: Limiters,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {
    this.asked = limiters.create('network-mails', { points: config.mailsPerNetwork, seconds: AN_HOUR_S });
    this.joined = limiters.create('network-joined', { points: config.mailsPerNetworkCeiling, seconds: A_DAY_S });
  }

  /** 0 while the network of `ip` may ask for one more mail. It counts nothing. */
  async secondsToWait(ip: string): Promise<number> {
    if (!ip) return 0;
    const network = clientNetwork(ip);
    const asked = await this.asked.get(network);
    if (!asked || asked.consumedPoints < this.config.mailsPerNetwork) return 0;
    const joined = (await this.joined.get(network))?.consumedPoints ?? 0;
    if (asked.consumedPoints < Math.min(this.config.mailsPerNetwork + joined, this.config.mailsPerNetworkCeiling))
      return 0;
    return Math.max(1, Math.ceil(asked.msBeforeNext / 1_000));
  }

  async count(ip: string): Promise<void> {
    if (ip) await this.asked.penalty(clientNetwork(ip));
  }

  /** Counts an account that was confirmed from there. */
  async countJoined(ip: string): Promise<void> {
    if (ip) await this.joined.penalty(clientNetwork(ip));
  }
}
