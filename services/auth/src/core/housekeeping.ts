import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '@berea/server';
import { DataSource, LessThan } from 'typeorm';
import { Mailer } from '../mail/mailer.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { OutboxMailer } from '../mail/outbox-mailer.js';
import { OneTimeTokenEntity } from '../one-time/one-time-token.entity.js';
import { SESSION_INACTIVITY_S, SESSION_LIFETIME_S } from '../sessions/session-limits.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { addSeconds, Clock } from './clock.js';

export const HOUSEKEEPING_LOG = Symbol('housekeeping log');
const EVERY_MS = 600_000;

/** Removes what has run out: nothing reads it any more, and nothing of it should be kept. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(MailThrottle) private readonly throttle: MailThrottle,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(HOUSEKEEPING_LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = () => this.sweep().catch((error: unknown) => this.log.warn({ err: error }, 'could not tidy up'));
    this.timer = setInterval(() => void sweep(), EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const { manager } = this.dataSource;
    await manager.delete(OneTimeTokenEntity, { linkExpiresAt: LessThan(now) });
    await manager.delete(SessionEntity, { refreshedAt: LessThan(addSeconds(now, -SESSION_INACTIVITY_S)) });
    await manager.delete(SessionEntity, { createdAt: LessThan(addSeconds(now, -SESSION_LIFETIME_S)) });
    await this.throttle.prune();
    if (this.mailer instanceof OutboxMailer) await this.mailer.prune();
  }
}
