import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import { ownerOf, weaknessOf } from '../crypto/password-policy.js';
import { Passwords } from '../crypto/passwords.js';
import type { Origin } from '../http/origin.js';
import { SignInDelay } from '../limits/sign-in-delay.js';
import { accountClosed } from '../accounts/closed-account.js';
import { type Account, isBanned, nameOf, UserEntity } from '../accounts/user.entity.js';
import type { GrantedSession } from './granted-session.js';
import { SessionsService } from './sessions.service.js';

/** Sign-in with password. */
@Injectable()
export class SignInService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(SignInDelay) private readonly delay: SignInDelay,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Says what is wrong only if the password is right. */
  async signIn(account: Account, password: string, origin: Origin): Promise<GrantedSession> {
    const name = nameOf(account);
    await this.delay.begin(name, origin.ip);
    const user = await this.dataSource.manager.findOneBy(UserEntity, account);
    if (!(await this.passwords.matches(user?.passwordHash, password)) || !user) {
      this.audit.record('sign_in_refused', user?.id);
      throw new GoTrueError(400, 'invalid_credentials', 'Invalid login credentials');
    }
    await this.delay.succeeded(name, origin.ip);
    if (user.closedAt) throw accountClosed(user.closedAt);
    if (isBanned(user, this.clock.now())) throw new GoTrueError(400, 'user_banned', 'User is banned');
    if ('email' in account && !user.emailConfirmedAt)
      throw new GoTrueError(400, 'email_not_confirmed', 'Email not confirmed');
    if ('phone' in account && !user.phoneConfirmedAt)
      throw new GoTrueError(400, 'phone_not_confirmed', 'Phone not confirmed');
    const imported = user.passwordHash !== null && !this.passwords.isOurs(user.passwordHash);
    const betterHash = imported ? await this.passwords.hash(password) : undefined;
    const granted = await this.dataSource.transaction(async (manager) => {
      const opened = await this.openUnlessChanged(manager, user, origin);
      if (betterHash) await manager.update(UserEntity, { id: user.id }, { passwordHash: betterHash });
      return opened;
    });
    this.audit.record('signed_in', user.id);
    // A weak password may be older than the rule, or imported. Its owner is let in and told.
    const weakness = weaknessOf(password, ownerOf(user.email, user.userMetadata));
    return weakness ? { ...granted, weak_password: weakness } : granted;
  }

  /** The password may have been changed while the old one was being checked; its sessions were ended then. */
  private async openUnlessChanged(
    manager: DataSource['manager'],
    checked: UserEntity,
    origin: Origin,
  ): Promise<GrantedSession> {
    const user = await manager.findOne(UserEntity, {
      where: { id: checked.id, passwordHash: checked.passwordHash ?? '' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!user) throw new GoTrueError(400, 'invalid_credentials', 'Invalid login credentials');
    if (user.closedAt) throw accountClosed(user.closedAt);
    return this.sessions.open(manager, user, 'password', origin);
  }
}
