import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import { AuditTrail } from '../core/audit-trail.js';
import { Clock } from '../core/clock.js';
import { MailDesk } from '../mail/mail-desk.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { UserEntity } from '../users/user.entity.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';

/** Sends confirmation and recovery mails again to whoever asks for an address; the answer never tells whether it is known. */
@Injectable()
export class OneTimeMailsService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(MailDesk) private readonly desk: MailDesk,
    @Inject(MailThrottle) private readonly throttle: MailThrottle,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws AuthError 429 when this address was asked for too recently, known or not */
  async recover(email: string, redirectTo: string): Promise<void> {
    await this.throttle.claim('recovery', email);
    await this.desk.run(async () => {
      const issued = await this.dataSource.transaction(async (manager) => {
        const user = await lock(manager, { email });
        if (!user) return null;
        await manager.update(UserEntity, { id: user.id }, { recoverySentAt: this.clock.now() });
        this.audit.record('recovery_asked', user.id);
        return this.tokens.issue(manager, user.id, 'recovery');
      });
      if (issued) await this.desk.send('recovery', email, issued, redirectTo);
    });
  }

  /** @throws AuthError 429 as above */
  async resendConfirmation(email: string, redirectTo: string): Promise<void> {
    await this.throttle.claim('signup', email);
    await this.desk.run(async () => {
      const issued = await this.dataSource.transaction(async (manager) => {
        const user = await lock(manager, { email, emailConfirmedAt: IsNull() });
        if (!user) return null;
        await manager.update(UserEntity, { id: user.id }, { confirmationSentAt: this.clock.now() });
        return this.tokens.issue(manager, user.id, 'signup');
      });
      if (issued) await this.desk.send('signup', email, issued, redirectTo);
    });
  }
}

const lock = (manager: EntityManager, where: FindOptionsWhere<UserEntity>): Promise<UserEntity | null> =>
  manager.findOne(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
