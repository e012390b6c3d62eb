import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, Not } from 'typeorm';
import { AuthConfig } from '../core/auth-config.js';
import { Clock, unixSeconds } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import type { Origin } from '../http/origin.js';
import { AccessTokens } from '../keys/access-tokens.js';
import { Revocations } from '../revocations/revocations.service.js';
import { hasVerifiedFactor } from '../accounts/factor.entity.js';
import { UserEntity } from '../accounts/user.entity.js';
import { viewUser } from '../accounts/user-view.js';
import type { GrantedSession } from './granted-session.js';
import { encodeRefreshToken } from './refresh-token.js';
import { type AuthenticationMethod, SessionEntity } from '../accounts/session.entity.js';

export type SessionScope = 'global' | 'local' | 'others';

/** Opens and ends sessions. Everything happens in the caller's transaction. */
@Injectable()
export class SessionsService {
  constructor(
    @Inject(AccessTokens) private readonly accessTokens: AccessTokens,
    @Inject(InstanceSecrets) private readonly secrets: InstanceSecrets,
    @Inject(Revocations) private readonly revocations: Revocations,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** A new session for a user who has just proved who they are. */
  async open(
    manager: EntityManager,
    user: UserEntity,
    method: AuthenticationMethod['method'],
    origin: Origin,
  ): Promise<GrantedSession> {
    const now = this.clock.now();
    const id = randomUUID();
    const session = manager.create(SessionEntity, {
      id,
      userId: user.id,
      aal: 'aal1',
      factorId: null,
      amr: [{ method, timestamp: unixSeconds(now) }],
      refreshKey: this.secrets.seal('refresh-key', id, randomBytes(32)),
      refreshCounter: 0,
      refreshFloor: 0,
      refreshedAt: now,
      ip: origin.ip,
      userAgent: origin.userAgent,
      createdAt: now,
    });
    await manager.insert(SessionEntity, session);
    user.lastSignInAt = now;
    user.updatedAt = now;
    await manager.update(UserEntity, { id: user.id }, { lastSignInAt: now, updatedAt: now });
    return this.grant(manager, user, session);
  }

  /** The tokens of a session in its present state: a new access token and the newest refresh token. */
  async grant(manager: EntityManager, user: UserEntity, session: SessionEntity): Promise<GrantedSession> {
    const { token, expiresAt } = await this.accessTokens.issue(
      user,
      session,
      await hasVerifiedFactor(manager, user.id),
    );
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: this.config.accessTokenSeconds,
      expires_at: expiresAt,
      refresh_token: encodeRefreshToken(session.id, session.refreshCounter, this.refreshKey(session)),
      user: await viewUser(manager, user),
    };
  }

  refreshKey(session: SessionEntity): Buffer {
    return this.secrets.open('refresh-key', session.id, session.refreshKey);
  }

  /** `others` and `local` are seen from `session`. */
  async end(manager: EntityManager, session: SessionEntity, scope: SessionScope): Promise<void> {
    const { id, userId } = session;
    const which = { global: { userId }, local: { userId, id }, others: { userId, id: Not(id) } };
    await this.endWhere(manager, which[scope]);
  }

  /** The one place that ends sessions early; their access tokens are refused from then on. */
  async endWhere(manager: EntityManager, criteria: FindOptionsWhere<SessionEntity>): Promise<string[]> {
    const ended = await manager
      .createQueryBuilder()
      .delete()
      .from(SessionEntity)
      .where(criteria)
      .returning('id')
      .execute();
    const ids = (ended.raw as { id: string }[]).map(({ id }) => id);
    await this.revocations.record(manager, ids);
    return ids;
  }
}
