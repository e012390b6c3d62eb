import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail } from '../core/audit-trail.js';
import { Clock } from '../core/clock.js';
import { assertAcceptable, Passwords } from '../crypto/passwords.js';
import { MailDesk } from '../mail/mail-desk.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { OneTimeTokensService } from '../one-time/one-time-tokens.service.js';
import { IdentityEntity } from '../users/identity.entity.js';
import { assertMetadataFits } from '../users/user-metadata.js';
import { type JsonObject, UserEntity } from '../users/user.entity.js';
import { toUserView, type UserView, viewUser } from '../users/user-view.js';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly data: JsonObject;
}

/** Opens accounts. They can be used once their address is confirmed. */
@Injectable()
export class SignUpService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(MailDesk) private readonly desk: MailDesk,
    @Inject(MailThrottle) private readonly throttle: MailThrottle,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The new user; for an address that has an account already, one that looks just like it and does not exist. */
  async signUp(signUp: SignUp, redirectTo: string): Promise<UserView> {
    assertAcceptable(signUp.password);
    assertMetadataFits(signUp.data);
    await this.throttle.claim('signup', signUp.email);
    const candidate = this.draft(signUp, await this.passwords.hash(signUp.password));
    const opened = await this.dataSource.transaction(async (manager) => {
      const user = await this.insertOrReplace(manager, candidate);
      return (
        user && { view: await viewUser(manager, user), secrets: await this.tokens.issue(manager, user.id, 'signup') }
      );
    });
    if (!opened) return toUserView({ ...candidate, role: '' }, []);
    this.audit.record('signed_up', opened.view.id);
    await this.desk.run(() => this.desk.send('signup', signUp.email, opened.secrets, redirectTo));
    return opened.view;
  }

  private draft({ email, data }: SignUp, passwordHash: string): UserEntity {
    const now = this.clock.now();
    return {
      id: randomUUID(),
      email,
      passwordHash,
      role: 'authenticated',
      emailConfirmedAt: null,
      confirmationSentAt: now,
      recoverySentAt: null,
      lastSignInAt: null,
      bannedUntil: null,
      appMetadata: { provider: 'email', providers: ['email'] },
      userMetadata: data,
      createdAt: now,
      updatedAt: now,
    };
  }

  /**
   * Null when the address belongs to a confirmed account. An account that was never confirmed is nobody's yet: whoever
   * signs up last sets its password, and the new mail voids the earlier one, so a link only ever opens the password
   * that it was sent for.
   */
  private async insertOrReplace(manager: EntityManager, candidate: UserEntity): Promise<UserEntity | null> {
    const inserted: unknown[] = await manager.query(
      `insert into auth.users (id, email, password_hash, role, confirmation_sent_at, app_metadata, user_metadata, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $5, $5) on conflict (email) do nothing returning id`,
      [
        candidate.id,
        candidate.email,
        candidate.passwordHash,
        candidate.role,
        candidate.createdAt,
        candidate.appMetadata,
        candidate.userMetadata,
      ],
    );
    if (inserted.length) {
      await manager.insert(IdentityEntity, toIdentity(candidate));
      return candidate;
    }
    const known = await manager.findOne(UserEntity, {
      where: { email: candidate.email },
      lock: { mode: 'pessimistic_write' },
    });
    if (!known || known.emailConfirmedAt) return null;
    const { passwordHash, userMetadata, confirmationSentAt, updatedAt } = candidate;
    const changes = { passwordHash, userMetadata, confirmationSentAt, updatedAt };
    const user = { ...known, ...changes };
    await manager.update(UserEntity, { id: user.id }, changes);
    await manager.update(
      IdentityEntity,
      { userId: user.id },
      { identityData: toIdentity(user).identityData, updatedAt },
    );
    return user;
  }
}

const toIdentity = (user: UserEntity): IdentityEntity => ({
  id: randomUUID(),
  userId: user.id,
  provider: 'email',
  providerId: user.id,
  identityData: { ...user.userMetadata, sub: user.id, email: user.email, email_verified: false, phone_verified: false },
  lastSignInAt: user.updatedAt,
  createdAt: user.updatedAt,
  updatedAt: user.updatedAt,
});
