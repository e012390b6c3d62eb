import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { Closures } from '../closures/closures.service.js';
import { Clock } from '../core/clock.js';
import { FactorEntity } from '../accounts/factor.entity.js';
import { OneTimeTokensService } from '../one-time/one-time-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { IdentityEntity } from '../accounts/identity.entity.js';
import { OutboxMailEntity } from '../mail/outbox-mail.entity.js';
import { lockUser } from '../accounts/lock-user.js';
import { newUser } from '../accounts/new-user.js';
import { UserEntity } from '../accounts/user.entity.js';
import { userNotFound } from './accounts.service.js';

/**
 * Removes accounts: their sessions end, their tokens are refused at once, and the other services erase what they hold.
 */
@Injectable()
export class AccountRemovalService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(Closures) private readonly closures: Closures,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * @param soft keeps the id, for an operator's own records, and removes everything about the person
   * @throws GoTrueError 404
   */
  async remove(id: string, soft: boolean): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await lockUser(manager, { id });
      if (!user || (soft && user.deletedAt)) throw userNotFound();
      await this.sessions.endWhere(manager, { userId: id });
      await this.closures.record(manager, id);
      if (user.email) await manager.delete(OutboxMailEntity, { recipient: user.email });
      if (soft) await this.blank(manager, user);
      else await manager.delete(UserEntity, { id });
    });
    this.audit.record('user_deleted_by_operator', id);
  }

  private async blank(manager: EntityManager, { id, createdAt, role }: UserEntity): Promise<void> {
    const now = this.clock.now();
    await this.tokens.clear(manager, id);
    await manager.delete(FactorEntity, { userId: id });
    await manager.delete(IdentityEntity, { userId: id });
    await manager.update(UserEntity, { id }, newUser(now, { id, role, createdAt, deletedAt: now }));
  }
}
