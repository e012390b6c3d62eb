import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { FactorEntity, hasVerifiedFactor } from '../accounts/factor.entity.js';
import { lockUser } from '../accounts/lock-user.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { forgetRecoveryCodes } from '../factors/recovery-codes.service.js';
import { normaliseEmail } from '../http/contact-details.js';
import { BodyPipe } from '../http/pipes.js';
import { Notices } from '../mail/mail-dispatcher.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { userNotFound } from './accounts.service.js';
import { AdminOnly } from './admin.guard.js';

const Reset = z.object({ email: z.string().default('') });
type Reset = z.output<typeof Reset>;

/** For an owner who has lost the device and the recovery codes. This call is ours, not the protocol's. */
@Controller('auth/v1/admin/reset-factors')
@AdminOnly()
export class FactorResetController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
  ) {}

  /**
   * Removes all factors and codes and ends every session, so that a person with the lost device is signed out as well.
   */
  @Post()
  @HttpCode(200)
  async reset(@Body(new BodyPipe(Reset)) { email }: Reset): Promise<{ id: string; sessions: number }> {
    const { user, ended } = await this.dataSource.transaction(async (manager) => {
      const owner = await lockUser(manager, { email: normaliseEmail(email) });
      if (!owner) throw userNotFound();
      const { id: userId } = owner;
      if (!(await hasVerifiedFactor(manager, userId)))
        throw new GoTrueError(422, 'mfa_factor_not_found', 'This account has no second factor');
      await manager.delete(FactorEntity, { userId });
      await forgetRecoveryCodes(manager, userId);
      return { user: owner, ended: await this.sessions.endWhere(manager, { userId }) };
    });
    this.audit.record('factor_removed_by_operator', user.id);
    await this.notices.notify(user, 'factor_removed');
    return { id: user.id, sessions: ended.length };
  }
}
