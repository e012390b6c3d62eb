import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { AuthError } from '../errors/auth-error.js';

/** What one can ask to have mailed; the mails of one kind share their limit. */
export type MailRequest = 'signup' | 'recovery' | 'otp' | 'email_change' | 'reauthentication' | 'sms';

const HOUR_MS = 3_600_000;

/**
 * One mail of a kind per address and interval, and so many in an hour from the whole instance. What is counted is what
 * was asked for: known and unknown addresses look alike.
 */
@Injectable()
export class MailThrottle {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(InstanceSecrets) private readonly secrets: InstanceSecrets,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws AuthError 429 over_email_send_rate_limit, for a text over_sms_send_rate_limit, when the last one is too recent, or the hour's mails are used up */
  async claim(kind: MailRequest, address: string): Promise<void> {
    const seconds = await this.secondsToWait(kind, address);
    if (seconds)
      throw tooSoon(kind, `For security purposes, you can only request this after ${seconds} seconds.`, seconds);
    await this.claimOfHour(kind);
  }

  /** Whether the address may be written to, which is then taken note of: for a second mail of one request. */
  async tryClaim(kind: MailRequest, address: string): Promise<boolean> {
    return (await this.secondsToWait(kind, address)) === 0;
  }

  /** Forgets addresses and hours that are long over. */
  async prune(): Promise<void> {
    const before = addSeconds(this.clock.now(), -Math.max(3_600, this.config.mailIntervalSeconds));
    await this.dataSource.query(`delete from auth.mail_throttle where sent_at < $1`, [before]);
    await this.dataSource.query(`delete from auth.mails_per_hour where hour < $1`, [before]);
  }

  /** 0 when the address may be written to, which is then taken note of. */
  private async secondsToWait(kind: MailRequest, address: string): Promise<number> {
    const now = this.clock.now();
    const mac = this.secrets.mac('mail-throttle', address);
    const claimed: unknown[] = await this.dataSource.query(
      `insert into auth.mail_throttle as last (address_mac, kind, sent_at) values ($1, $2, $3)
       on conflict (address_mac, kind) do update set sent_at = excluded.sent_at where last.sent_at <= $4
       returning sent_at`,
      [mac, kind, now, addSeconds(now, -this.config.mailIntervalSeconds)],
    );
    if (claimed.length) return 0;
    const [last]: { sent_at: Date }[] = await this.dataSource.query(
      `select sent_at from auth.mail_throttle where address_mac = $1 and kind = $2`,
      [mac, kind],
    );
    const until = addSeconds(last?.sent_at ?? now, this.config.mailIntervalSeconds);
    return secondsBetween(now, until);
  }

  private async claimOfHour(kind: MailRequest): Promise<void> {
    const now = this.clock.now();
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    const claimed: unknown[] = await this.dataSource.query(
      `insert into auth.mails_per_hour as so_far (hour, mails) values ($1, 1)
       on conflict (hour) do update set mails = so_far.mails + 1 where so_far.mails < $2
       returning mails`,
      [hour, this.config.mailsPerHour],
    );
    if (!claimed.length)
      throw tooSoon(kind, 'email rate limit exceeded', secondsBetween(now, addSeconds(hour, HOUR_MS / 1_000)));
  }
}

const secondsBetween = (now: Date, until: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));

const tooSoon = (kind: MailRequest, message: string, seconds: number): AuthError =>
  new AuthError(429, `over_${kind === 'sms' ? 'sms' : 'email'}_send_rate_limit`, message, {}, seconds);
