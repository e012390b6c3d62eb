import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';

const HOUR_S = 3_600;
/** The share of the hour's mails that recoveries leave to all others, and the others to recoveries. */
const KEPT_SHARE = 1 / 4;

/** A place among the hour's mails, held until the number of sent mails is known. */
export interface MailReservation {
  /** Only the first call counts. */
  settle(sent: number): Promise<void>;
}

/** For requests that send no mail. */
export const NO_RESERVATION: MailReservation = { settle: () => Promise.resolve() };

/**
 * The mails of the whole instance in an hour, counted in the database for all processes together. A request holds a
 * place from before its answer, and gives it back afterwards if no mail is sent. So many requests at the same time
 * cannot exceed the limit, and requests for unknown addresses do not use it up.
 */
@Injectable()
export class MailsOfHour {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** A reservation, or the seconds to wait if there is no place left. */
  async reserve(isRecovery: boolean): Promise<MailReservation | number> {
    const now = this.clock.now();
    const hour = new Date(Math.floor(now.getTime() / 1_000 / HOUR_S) * HOUR_S * 1_000);
    const all = this.config.mailsPerHour;
    const recoveries = isRecovery ? 1 : 0;
    const reserved: unknown[] = await this.dataSource.query(
      `insert into auth.mails_per_hour as so_far (hour, mails, recoveries) values ($1, 1, $2)
       on conflict (hour) do update set mails = so_far.mails + 1, recoveries = so_far.recoveries + $2
       where so_far.mails < $3
         and (case $2 when 1 then so_far.recoveries else so_far.mails - so_far.recoveries end) < $4
       returning mails`,
      [hour, recoveries, all, all - Math.floor(all * KEPT_SHARE)],
    );
    if (!reserved.length) return Math.max(1, Math.ceil((addSeconds(hour, HOUR_S).getTime() - now.getTime()) / 1_000));
    let open = true;
    return {
      settle: async (sent) => {
        if (!open) return;
        open = false;
        if (sent !== 1) await this.correct(hour, sent - 1, recoveries);
      },
    };
  }

  /** Deletes hours that are long over. */
  async prune(): Promise<void> {
    await this.dataSource.query(`delete from auth.mails_per_hour where hour < $1`, [
      addSeconds(this.clock.now(), -HOUR_S),
    ]);
  }

  private async correct(hour: Date, by: number, recoveries: number): Promise<void> {
    await this.dataSource.query(
      `update auth.mails_per_hour set mails = mails + $2, recoveries = recoveries + $3 where hour = $1`,
      [hour, by, by * recoveries],
    );
  }
}
