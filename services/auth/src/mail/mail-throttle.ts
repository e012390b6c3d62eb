import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { AuthError } from '../errors/auth-error.js';
import type { MailKind } from './mailer.js';

/** One mail of a kind per address and interval, counted by the address asked for: known and unknown ones look alike. */
@Injectable()
export class MailThrottle {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(InstanceSecrets) private readonly secrets: InstanceSecrets,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws AuthError 429 over_email_send_rate_limit when the last one is too recent */
  async claim(kind: MailKind, address: string): Promise<void> {
    const now = this.clock.now();
    const mac = this.secrets.mac('mail-throttle', address);
    const claimed: unknown[] = await this.dataSource.query(
      `insert into auth.mail_throttle as last (address_mac, kind, sent_at) values ($1, $2, $3)
       on conflict (address_mac, kind) do update set sent_at = excluded.sent_at where last.sent_at <= $4
       returning sent_at`,
      [mac, kind, now, addSeconds(now, -this.config.mailIntervalSeconds)],
    );
    if (claimed.length) return;
    const [last]: { sent_at: Date }[] = await this.dataSource.query(
      `select sent_at from auth.mail_throttle where address_mac = $1 and kind = $2`,
      [mac, kind],
    );
    const until = addSeconds(last?.sent_at ?? now, this.config.mailIntervalSeconds);
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
    const message = `For security purposes, you can only request this after ${seconds} seconds.`;
    throw new AuthError(429, 'over_email_send_rate_limit', message, {}, seconds);
  }

  /** Forgets addresses whose interval is long over. */
  async prune(): Promise<void> {
    const before = addSeconds(this.clock.now(), -Math.max(3_600, this.config.mailIntervalSeconds));
    await this.dataSource.query(`delete from auth.mail_throttle where sent_at < $1`, [before]);
  }
}
