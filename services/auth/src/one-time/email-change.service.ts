import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { AuthConfig } from '../core/auth-config.js';
import { Clock } from '../core/clock.js';
import { NO_EMAIL_CHANGE, UserEntity } from '../accounts/user.entity.js';
import { confirmAddress } from './confirm-address.js';
import type { EmailChangeKind, OneTimeKind } from '../mail/mailer.js';

const UNIQUE_VIOLATION = '23505';

export const isEmailChange = (kind: OneTimeKind): kind is EmailChangeKind => kind.startsWith('email_change');

/** Takes the confirmations of a change of address, and makes the change when there are enough. */
@Injectable()
export class EmailChangeService {
  constructor(
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Whether the present address, if there is one, has to confirm as well. */
  needsBoth(user: UserEntity): boolean {
    return this.config.secureEmailChange && user.email !== '';
  }

  /**
   * True when `user`, who must be locked, now has the new address; false while the other address still has to confirm.
   * @throws GoTrueError 422 email_exists when someone else took the address in the meantime
   */
  async confirm(manager: EntityManager, user: UserEntity, kind: EmailChangeKind): Promise<boolean> {
    const half = kind === 'email_change_new' ? 'new' : 'current';
    const already = user.emailChangeConfirmedBy;
    const enough = this.needsBoth(user) ? already !== null && already !== half : half === 'new';
    if (!enough) {
      await manager.update(UserEntity, { id: user.id }, { emailChangeConfirmedBy: half });
      return false;
    }
    await this.change(manager, user);
    return true;
  }

  /**
   * Gives `user`, who must be locked, the new address that waits.
   * @throws GoTrueError 422 email_exists
   */
  async change(manager: EntityManager, user: UserEntity): Promise<void> {
    Object.assign(user, { email: user.newEmail, ...NO_EMAIL_CHANGE });
    await manager.update(UserEntity, { id: user.id }, NO_EMAIL_CHANGE);
    await confirmAddress(manager, user, this.clock.now()).catch(asEmailExists);
    this.audit.record('email_changed', user.id);
  }
}

export const emailExists = (): GoTrueError =>
  new GoTrueError(422, 'email_exists', 'A user with this email address has already been registered');

function asEmailExists(error: unknown): never {
  const taken = error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;
  throw taken ? emailExists() : error;
}
