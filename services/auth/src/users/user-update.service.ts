import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../core/audit-trail.js';
import { Clock } from '../core/clock.js';
import { assertAcceptable, Passwords } from '../crypto/passwords.js';
import { AuthError } from '../errors/auth-error.js';
import { OneTimeTokensService } from '../one-time/one-time-tokens.service.js';
import type { SignedIn } from '../sessions/bearer.guard.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { assertMetadataFits, mergeMetadata } from './user-metadata.js';
import { type JsonObject, UserEntity } from './user.entity.js';
import { type UserView, viewUser } from './user-view.js';

export interface UserChanges {
  readonly data?: JsonObject | undefined;
  readonly password?: string | undefined;
  /** Checked where it is given. */
  readonly currentPassword?: string | undefined;
}

/** What users may change of themselves: metadata and password. */
@Injectable()
export class UserUpdateService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async update({ user, session }: SignedIn, changes: UserChanges): Promise<UserView> {
    const passwordHash = await this.newHash(user, changes);
    const view = await this.dataSource.transaction(async (manager) => {
      const current = await manager.findOneOrFail(UserEntity, {
        where: { id: user.id },
        lock: { mode: 'pessimistic_write' },
      });
      if (passwordHash && current.passwordHash !== user.passwordHash)
        throw new AuthError(409, 'conflict', 'The password was changed in the meantime');
      const userMetadata = mergeMetadata(current.userMetadata, changes.data ?? {});
      if (changes.data) assertMetadataFits(userMetadata);
      const changed = { userMetadata, updatedAt: this.clock.now(), ...(passwordHash && { passwordHash }) };
      await manager.update(UserEntity, { id: user.id }, changed);
      if (passwordHash) {
        await this.sessions.end(manager, session, 'others');
        await this.tokens.clear(manager, user.id);
      }
      return viewUser(manager, { ...current, ...changed });
    });
    this.audit.record(passwordHash ? 'password_changed' : 'user_changed', user.id, session.id);
    return view;
  }

  private async newHash(user: UserEntity, { password, currentPassword }: UserChanges): Promise<string | undefined> {
    if (password === undefined) return undefined;
    assertAcceptable(password);
    if (currentPassword !== undefined && !(await this.passwords.matches(user.passwordHash, currentPassword)))
      throw new AuthError(400, 'current_password_invalid', 'The current password is not right');
    if (await this.passwords.matches(user.passwordHash, password))
      throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
    return this.passwords.hash(password);
  }
}
