import { Body, Controller, Delete, Get, Inject, Param, Put } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import { AssuranceService } from '../factors/assurance.service.js';
import { forgetRecoveryCodes } from '../factors/recovery-codes.service.js';
import { FactorEntity } from '../accounts/factor.entity.js';
import { BodyPipe, UuidPipe } from '../http/pipes.js';
import { Notices } from '../mail/mail-dispatcher.js';
import { lockUser } from '../accounts/lock-user.js';
import type { JsonObject, UserEntity } from '../accounts/user.entity.js';
import { toFactorView } from '../accounts/user-view.js';
import { userNotFound } from './accounts.service.js';
import { AdminOnly } from './admin.guard.js';

const FactorChanges = z.object({ friendly_name: z.string().max(128).optional() });
type FactorChanges = z.output<typeof FactorChanges>;

const UserId = () => Param('userId', new UuidPipe('user_id'));
const FactorId = () => Param('factorId', new UuidPipe('factor_id'));

/** For a user who has lost the second factor: an operator can see it and remove it. */
@Controller('auth/v1/admin/users/:userId/factors')
@AdminOnly()
export class AdminFactorsController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AssuranceService) private readonly assurance: AssuranceService,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get()
  list(@UserId() userId: string): Promise<JsonObject[]> {
    return this.ofUser(userId, async (manager) => {
      const factors = await manager.find(FactorEntity, { where: { userId }, order: { createdAt: 'ASC' } });
      return factors.map(toFactorView);
    });
  }

  @Put(':factorId')
  rename(
    @UserId() userId: string,
    @FactorId() id: string,
    @Body(new BodyPipe(FactorChanges)) { friendly_name: friendlyName }: FactorChanges,
  ): Promise<JsonObject> {
    return this.ofUser(userId, async (manager) => {
      const factor = await find(manager, userId, id);
      if (friendlyName === undefined || friendlyName === factor.friendlyName) return toFactorView(factor);
      if (await manager.existsBy(FactorEntity, { userId, friendlyName }))
        throw new GoTrueError(422, 'mfa_factor_name_conflict', 'A factor with this friendly name already exists');
      const changes = { friendlyName, updatedAt: this.clock.now() };
      await manager.update(FactorEntity, { id, userId }, changes);
      return toFactorView({ ...factor, ...changes });
    });
  }

  @Delete(':factorId')
  async remove(@UserId() userId: string, @FactorId() id: string): Promise<JsonObject> {
    const { user, factor } = await this.ofUser(userId, async (manager, owner) => {
      const removed = await find(manager, userId, id);
      await this.assurance.lower(manager, id);
      await manager.delete(FactorEntity, { id, userId });
      await forgetRecoveryCodes(manager, userId);
      return { user: owner, factor: removed };
    });
    this.audit.record('factor_removed_by_operator', userId);
    if (factor.status === 'verified') await this.notices.notify(user, 'factor_removed');
    return toFactorView(factor);
  }

  private ofUser<T>(id: string, work: (manager: EntityManager, user: UserEntity) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      const user = await lockUser(manager, { id });
      if (!user) throw userNotFound();
      return work(manager, user);
    });
  }
}

async function find(manager: EntityManager, userId: string, id: string): Promise<FactorEntity> {
  const factor = await manager.findOneBy(FactorEntity, { id, userId });
  if (!factor) throw new GoTrueError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}
