import { randomUUID } from 'node:crypto';
import { type Logger, metrics, PeriodicTask } from '@berea/server';
import { Counter } from 'prom-client';
import { type DataSource, LessThan } from 'typeorm';
import { addSeconds, type Clock } from '../core/clock.js';
import { PRUNE, type Prunes } from '../core/housekeeping.js';
import type { InstanceSecrets } from '../crypto/instance-secrets.js';
import { type Mail, Mailer } from './mailer.js';
import { WaitingMailEntity } from './waiting-mail.entity.js';

const LOOK_EVERY_MS = 30_000;
/** So long an instance that takes a mail has for it; then another one may. */
const TAKEN_S = 180;
const MOST_AT_ONCE = 20;
/** Pauses between the tries; the last one is repeated. */
const PAUSES_S = [60, 300, 900, 3_600];
const DAY_S = 86_400;
/** A link has run out after an hour, a code alone after ten minutes: what is mailed later only confuses. */
const LINK_LIFE_S = 3_600;
const CODE_LIFE_S = 600;

const mails = new Counter({
  name: 'auth_mails_total',
  help: 'Mails by what became of them: handed over, refused for good by the mail server, put off to another try, or given up.',
  labelNames: ['result'],
  registers: [metrics],
});

/**
 * Sends mails through a mail server, and keeps them, sealed, in the database until the server has taken them: a server
 * that is away, or a process that ends, loses none. What the server refuses for good is not tried again.
 */
export class MailQueue extends Mailer implements Prunes {
  private readonly looking: PeriodicTask;

  constructor(
    private readonly server: Mailer,
    private readonly dataSource: DataSource,
    private readonly secrets: InstanceSecrets,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    super();
    this.looking = new PeriodicTask(() => this.sendDue(), {
      name: 'send the mails that wait',
      everyMs: LOOK_EVERY_MS,
      log,
    });
    this.looking.start();
  }

  /**
   * Resolves when the mail is handed over, or kept for another try.
   * @throws what the mail server said when it refused the mail for good
   */
  async send(mail: Mail): Promise<void> {
    const now = this.clock.now();
    const id = randomUUID();
    const waiting: WaitingMailEntity = {
      id,
      mail: this.secrets.seal('waiting-mail', id, Buffer.from(JSON.stringify(mail))),
      tries: 1,
      nextTryAt: addSeconds(now, TAKEN_S),
      expiresAt: addSeconds(now, lifeOf(mail)),
    };
    await this.dataSource.manager.insert(WaitingMailEntity, waiting);
    await this.handOver(waiting, mail);
  }

  /** Takes the mails whose time has come from the other instances, and tries each once. */
  async sendDue(): Promise<void> {
    const now = this.clock.now();
    const rows: unknown = await this.dataSource.query(
      `update auth.waiting_mails set tries = tries + 1, next_try_at = $2
        where id in (select id from auth.waiting_mails where next_try_at <= $1 and expires_at > $1
                      order by next_try_at limit ${MOST_AT_ONCE} for update skip locked)
       returning id`,
      [now, addSeconds(now, TAKEN_S)],
    );
    for (const id of idsOf(rows)) {
      const waiting = await this.dataSource.manager.findOneBy(WaitingMailEntity, { id });
      if (!waiting) continue;
      const mail = JSON.parse(this.secrets.open('waiting-mail', id, waiting.mail).toString()) as Mail;
      await this.handOver(waiting, mail).catch((error: unknown) =>
        this.log.error({ err: error }, 'sending a mail failed'),
      );
    }
  }

  /** Gives up what nobody needs any more. */
  async [PRUNE](): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(WaitingMailEntity, {
      expiresAt: LessThan(this.clock.now()),
    });
    if (!affected) return;
    mails.inc({ result: 'given up' }, affected);
    this.log.error(`${affected} mails are given up: the mail server took none of them in time`);
  }

  close(): void {
    this.looking.stop();
    this.server.close();
  }

  private async handOver({ id, tries }: WaitingMailEntity, mail: Mail): Promise<void> {
    const { manager } = this.dataSource;
    try {
      await this.server.send(mail);
    } catch (error) {
      if (isRefused(error)) {
        await manager.delete(WaitingMailEntity, { id });
        mails.inc({ result: 'refused' });
        throw error;
      }
      const pause = PAUSES_S[Math.min(tries, PAUSES_S.length) - 1] ?? DAY_S;
      await manager.update(WaitingMailEntity, { id }, { nextTryAt: addSeconds(this.clock.now(), pause) });
      mails.inc({ result: 'put off' });
      this.log.warn({ err: error }, `the mail server did not take a mail; it is tried again in ${pause} s`);
      return;
    }
    await manager.delete(WaitingMailEntity, { id });
    mails.inc({ result: 'handed over' });
  }
}

const lifeOf = ({ link, otp }: Mail): number => (link ? LINK_LIFE_S : otp ? CODE_LIFE_S : DAY_S);

/** Whether the server said for good that it does not take this mail: to this address, from this sender, of this kind. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  // A refused login is the operator's mistake, and mended before long.
  !('code' in error && error.code === 'EAUTH');

/** Postgres' driver answers an update with the rows and their count. */
function idsOf(answer: unknown): string[] {
  const rows: unknown = Array.isArray(answer) && Array.isArray(answer[0]) ? answer[0] : answer;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? [row.id] : [],
  );
}
