import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import { assertAcceptable, ownerOf } from '../crypto/password-policy.js';
import { Passwords } from '../crypto/passwords.js';
import type { Origin } from '../http/origin.js';
import { OneTimeTokensService } from '../one-time/one-time-tokens.service.js';
import type { GrantedSession } from '../sessions/granted-session.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type Account, type JsonObject, UserEntity } from '../accounts/user.entity.js';
import { newUser } from '../accounts/new-user.js';
import { assertMetadataFits } from '../accounts/user-metadata.js';
import { insertOrReplace } from './insert-or-replace.js';

/** Opens accounts that can be used at once, because nothing has to be proved by a mail. */
@Injectable()
export class InstantSignUpService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws GoTrueError 422 user_already_exists: without a mail, there is no other way to tell the owner */
  async withPassword(account: Account, password: string, data: JsonObject, origin: Origin): Promise<GrantedSession> {
    assertAcceptable(password, ownerOf('email' in account ? account.email : '', data));
    assertMetadataFits(data);
    const passwordHash = await this.passwords.hash(password);
    const granted = await this.dataSource.transaction(async (manager) => {
      const user = await this.open(
        manager,
        this.draft(account, passwordHash, data),
        'email' in account ? 'email' : 'phone',
      );
      return this.sessions.open(manager, user, 'password', origin);
    });
    this.audit.record('signed_up', granted.user.id);
    return granted;
  }

  /** An account that lasts as long as its session, unless its user gives it an address. */
  async anonymously(data: JsonObject, origin: Origin): Promise<GrantedSession> {
    assertMetadataFits(data);
    const user = newUser(this.clock.now(), { isAnonymous: true, userMetadata: data });
    const granted = await this.dataSource.transaction(async (manager) => {
      await manager.insert(UserEntity, user);
      return this.sessions.open(manager, user, 'anonymous', origin);
    });
    this.audit.record('signed_up', user.id);
    return granted;
  }

  private async open(manager: EntityManager, candidate: UserEntity, by: 'email' | 'phone'): Promise<UserEntity> {
    const user = await insertOrReplace(manager, candidate, by);
    if (!user) throw new GoTrueError(422, 'user_already_exists', 'User already registered');
    await this.tokens.clear(manager, user.id);
    return user;
  }

  private draft(account: Account, passwordHash: string, data: JsonObject): UserEntity {
    const now = this.clock.now();
    const byEmail = 'email' in account;
    const provider = byEmail ? 'email' : 'phone';
    return newUser(now, {
      ...account,
      ...(byEmail ? { emailConfirmedAt: now } : { phoneConfirmedAt: now }),
      passwordHash,
      appMetadata: { provider, providers: [provider] },
      userMetadata: byEmail ? { ...data, email_verified: true } : data,
    });
  }
}
