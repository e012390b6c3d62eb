import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail } from '../core/audit-trail.js';
import { Clock } from '../core/clock.js';
import { AuthError } from '../errors/auth-error.js';
import type { Origin } from '../http/origin.js';
import { CodeTries } from '../limits/code-tries.js';
import type { GrantedSession } from '../sessions/granted-session.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { IdentityEntity } from '../users/identity.entity.js';
import { isBanned, UserEntity } from '../users/user.entity.js';
import type { OneTimeKind } from './one-time-token.entity.js';
import { OneTimeTokensService, type TakenToken } from './one-time-tokens.service.js';

/** Which mails answer a `type` of the protocol; a known type without one is one that this service sends no mail for. */
export const KINDS_OF_TYPE: Readonly<Record<string, OneTimeKind[]>> = {
  signup: ['signup'],
  email: ['signup'],
  recovery: ['recovery'],
  magiclink: [],
  invite: [],
  email_change: [],
};

/** Turns the link or the code of a mail into a session, and confirms the address that the mail went to. */
@Injectable()
export class VerifyService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(CodeTries) private readonly codeTries: CodeTries,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws AuthError 403 otp_expired when the token is unknown, used, old or of another type */
  async byLink(type: string, linkToken: string, origin: Origin): Promise<GrantedSession> {
    const expired = new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
    return this.dataSource.transaction(async (manager) => {
      const taken = await this.tokens.takeByLink(manager, linkToken, kindsOf(type));
      if (!taken) throw expired;
      return this.signIn(manager, taken, origin);
    });
  }

  /** @throws AuthError 403 otp_expired when the code is wrong, used, old, tried too often, or the address unknown */
  async byCode(type: string, email: string, code: string, origin: Origin): Promise<GrantedSession> {
    const expired = new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
    const kinds = kindsOf(type);
    if (!(await this.codeTries.allow(email))) throw expired;
    const user = await this.dataSource.manager.findOneBy(UserEntity, { email });
    const token = user && (await this.tokens.findByCode(user.id, code, kinds));
    if (!token) throw expired;
    await this.codeTries.succeeded(email);
    return this.dataSource.transaction(async (manager) => {
      const taken = await this.tokens.take(manager, token);
      if (!taken) throw expired;
      return this.signIn(manager, taken, origin);
    });
  }

  private async signIn(manager: EntityManager, { userId }: TakenToken, origin: Origin): Promise<GrantedSession> {
    const user = await manager.findOneOrFail(UserEntity, {
      where: { id: userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (isBanned(user, this.clock.now())) throw new AuthError(403, 'user_banned', 'User is banned');
    if (!user.emailConfirmedAt) await this.confirm(manager, user);
    const granted = await this.sessions.open(manager, user, 'otp', origin);
    this.audit.record('signed_in', userId);
    return granted;
  }

  private async confirm(manager: EntityManager, user: UserEntity): Promise<void> {
    const now = this.clock.now();
    user.emailConfirmedAt = now;
    user.userMetadata = { ...user.userMetadata, email_verified: true };
    const { emailConfirmedAt, userMetadata } = user;
    await manager.update(UserEntity, { id: user.id }, { emailConfirmedAt, userMetadata });
    const identity = await manager.findOneByOrFail(IdentityEntity, { userId: user.id, provider: 'email' });
    const identityData = { ...identity.identityData, email_verified: true };
    await manager.update(IdentityEntity, { id: identity.id }, { identityData, updatedAt: now });
    this.audit.record('confirmed', user.id);
  }
}

function kindsOf(type: string): OneTimeKind[] {
  const kinds = Object.hasOwn(KINDS_OF_TYPE, type) ? KINDS_OF_TYPE[type] : undefined;
  if (!kinds) throw AuthError.invalid('Unsupported verification type');
  return kinds;
}
