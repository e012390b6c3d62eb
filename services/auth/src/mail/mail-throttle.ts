import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { PRUNE, type Prunes } from '../core/housekeeping.js';
import { currentOrigin } from '../http/origin.js';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { NetworkMails } from '../limits/network-mails.js';
import { type MailReservation, MailsOfHour } from './mails-of-hour.js';

/** The mails that a user can ask for; all mails of one kind share a limit. */
export type MailRequest = 'signup' | 'recovery' | 'otp' | 'email_change' | 'reauthentication' | 'sms';

/**
 * Allows one mail of a kind per address and interval, a number of requests per network and hour, and a number of sent
 * mails per hour for the whole instance. Known and unknown addresses get the same answer: whether a mail is sent is
 * decided after the answer.
 */
@Injectable()
export class MailThrottle implements Prunes {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(InstanceSecrets) private readonly secrets: InstanceSecrets,
    @Inject(NetworkMails) private readonly networks: NetworkMails,
    @Inject(MailsOfHour) private readonly hour: MailsOfHour,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Runs `use` with a place among the hour's mails, which `MailDispatcher.runWithin` settles. If `use` fails, the
   * place is given back.
   * @throws GoTrueError 422 email_provider_disabled where no mail can be sent; 429 over_email_send_rate_limit, for a text over_sms_send_rate_limit, when the last one is too
   * recent, or the mails of this network or of the hour are used up
   */
  async reserving<T>(
    kind: MailRequest,
    address: string,
    use: (reservation: MailReservation) => Promise<T>,
  ): Promise<T> {
    const reservation = await this.reserve(kind, address);
    try {
      return await use(reservation);
    } catch (error) {
      await reservation.settle(0);
      throw error;
    }
  }

  /** Whether the address may be written to; if so, the mail is counted. For a second mail of one request. */
  async tryReserve(kind: MailRequest, address: string): Promise<boolean> {
    return (await this.secondsToWait(kind, address)) === 0;
  }

  /** Deletes addresses and hours that are long over. */
  async [PRUNE](): Promise<void> {
    const before = addSeconds(this.clock.now(), -Math.max(3_600, this.config.mailIntervalSeconds));
    await this.dataSource.query(`delete from auth.mail_throttle where sent_at < $1`, [before]);
    await this.hour.prune();
  }

  private async reserve(kind: MailRequest, address: string): Promise<MailReservation> {
    // When mail is unavailable, the refusal comes at once, for known and unknown addresses alike.
    if (this.config.mailUnavailable && kind !== 'sms') throw mailUnavailable();
    const { ip } = currentOrigin();
    // Checked before the address is counted: a network over its limit must not delay the owner's own mails.
    const usedUp = await this.networks.secondsToWait(ip);
    if (usedUp) throw tooSoon(kind, `${OF_NETWORK} ${inWords(usedUp)}.`, usedUp);
    const seconds = await this.secondsToWait(kind, address);
    if (seconds)
      throw tooSoon(kind, `For security purposes, you can only request this after ${seconds} seconds.`, seconds);
    await this.networks.count(ip);
    const reservation = await this.hour.reserve(kind === 'recovery');
    if (typeof reservation === 'number') throw tooSoon(kind, `${OF_HOUR} ${inWords(reservation)}.`, reservation);
    return reservation;
  }

  /** 0 when the address may be written to; the mail is then counted. */
  private async secondsToWait(kind: MailRequest, address: string): Promise<number> {
    const now = this.clock.now();
    const mac = this.secrets.mac('mail-throttle', address);
    const reserved: unknown[] = await this.dataSource.query(
      `insert into auth.mail_throttle as last (address_mac, kind, sent_at) values ($1, $2, $3)
       on conflict (address_mac, kind) do update set sent_at = excluded.sent_at where last.sent_at <= $4
       returning sent_at`,
      [mac, kind, now, addSeconds(now, -this.config.mailIntervalSeconds)],
    );
    if (reserved.length) return 0;
    const [last]: { sent_at: Date }[] = await this.dataSource.query(
      `select sent_at from auth.mail_throttle where address_mac = $1 and kind = $2`,
      [mac, kind],
    );
    const until = addSeconds(last?.sent_at ?? now, this.config.mailIntervalSeconds);
    return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  }
}

const OF_NETWORK = 'Many mails were asked for from your network within an hour. Try again after';
const OF_HOUR = 'All mails that can be sent within an hour are sent. Try again after';

const inWords = (seconds: number): string => {
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

const mailUnavailable = (): GoTrueError =>
  new GoTrueError(
    422,
    'email_provider_disabled',
    'This server cannot send mails, so it cannot confirm an address. Ask whoever runs it.',
  );

const tooSoon = (kind: MailRequest, message: string, seconds: number): GoTrueError =>
  new GoTrueError(429, `over_${kind === 'sms' ? 'sms' : 'email'}_send_rate_limit`, message, {}, seconds);
