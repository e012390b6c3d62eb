import { type DataSource, LessThan, LessThanOrEqual } from 'typeorm';
import { PRUNE, type Prunes } from '../core/housekeeping.js';
import { addSeconds, type Clock } from '../core/clock.js';
import { type Mail, Mailer } from './mailer.js';
import { OutboxMailEntity } from './outbox-mail.entity.js';

const KEEP = 200;
const DAY_S = 86_400;

/** Keeps mails in the database instead of sending them, for a machine without a mail server. */
export class OutboxMailer extends Mailer implements Prunes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send({ to: recipient, ...mail }: Mail): Promise<void> {
    const { manager } = this.dataSource;
    await manager.insert(OutboxMailEntity, { ...mail, recipient, createdAt: this.clock.now() });
    await this[PRUNE]();
  }

  /** Oldest first. */
  list(): Promise<OutboxMailEntity[]> {
    return this.dataSource.manager.find(OutboxMailEntity, { order: { id: 'ASC' }, take: KEEP });
  }

  /** Deletes all but the last 200 mails, and those older than a day. */
  async [PRUNE](): Promise<void> {
    const { manager } = this.dataSource;
    await manager.delete(OutboxMailEntity, { createdAt: LessThan(addSeconds(this.clock.now(), -DAY_S)) });
    const [surplus] = await manager.find(OutboxMailEntity, { order: { id: 'DESC' }, skip: KEEP, take: 1 });
    if (surplus) await manager.delete(OutboxMailEntity, { id: LessThanOrEqual(surplus.id) });
  }

  close(): void {
    // The code that opened the database closes it.
  }
}
