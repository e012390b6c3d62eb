import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan, QueryFailedError } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { isBanned, UserEntity } from '../accounts/user.entity.js';
import type { GrantedSession } from './granted-session.js';
import { decodeRefreshToken, type RefreshToken } from './refresh-token.js';
import { SessionEntity } from '../accounts/session.entity.js';
import { SessionsService } from './sessions.service.js';

/** Tabs and retries that send the same token again within this time are no theft. */
const REUSE_INTERVAL_S = 10;
const LOCK_NOT_AVAILABLE = '55P03';

const refused = (code: string, reason: string) => new GoTrueError(400, code, `Invalid Refresh Token: ${reason}`);
/** The same answer for a malformed token, for a forged one, and for one whose session is gone. */
const notFound = () => refused('refresh_token_not_found', 'Refresh Token Not Found');

/** Exchanges a refresh token for the next one, and ends the session when an old one turns up again. */
@Injectable()
export class RefreshService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async refresh(text: string): Promise<GrantedSession> {
    const token = decodeRefreshToken(text);
    if (!token) throw notFound();
    // A refusal may end the session, which must be committed. So it is returned here and thrown after the transaction.
    const outcome = await this.dataSource.transaction((manager) => this.exchange(manager, token)).catch(asConflict);
    if (outcome instanceof GoTrueError) throw outcome;
    return outcome;
  }

  private async exchange(manager: EntityManager, token: RefreshToken): Promise<GrantedSession | GoTrueError> {
    const session = await manager.findOne(SessionEntity, {
      where: { id: token.sessionId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!session || !token.isSignedBy(this.sessions.refreshKey(session))) return notFound();
    const user = await manager.findOneByOrFail(UserEntity, { id: session.userId });
    const now = this.clock.now();
    if (isBanned(user, now)) return refused('user_banned', 'User Banned');
    if (await this.isOver(manager, session, now)) {
      await this.sessions.end(manager, session, 'local');
      return refused('session_expired', 'Session Expired');
    }
    const refusal = await this.advance(manager, session, token.counter, now);
    return refusal ?? this.sessions.grant(manager, user, session);
  }

  /** The newest token moves on; the one before it (its answer was lost) or a recent one gets the newest again. */
  private async advance(
    manager: EntityManager,
    session: SessionEntity,
    counter: number,
    now: Date,
  ): Promise<GoTrueError | null> {
    const age = session.refreshCounter - counter;
    if (age < 0) return notFound();
    if (counter < session.refreshFloor) return refused('refresh_token_already_used', 'Already Used');
    if (age === 0) {
      session.refreshCounter += 1;
      session.refreshedAt = now;
      const { refreshCounter, refreshedAt } = session;
      await manager.update(SessionEntity, { id: session.id }, { refreshCounter, refreshedAt });
      return null;
    }
    if (age === 1 || now <= addSeconds(session.refreshedAt, REUSE_INTERVAL_S)) return null;
    await this.sessions.end(manager, session, 'local');
    this.audit.record('refresh_token_reused', session.userId, session.id);
    return refused('refresh_token_already_used', 'Already Used');
  }

  private async isOver(
    manager: EntityManager,
    { userId, refreshedAt, createdAt }: SessionEntity,
    now: Date,
  ): Promise<boolean> {
    const { sessionInactivitySeconds, sessionLifetimeSeconds, singleSession } = this.config;
    if (now > addSeconds(refreshedAt, sessionInactivitySeconds)) return true;
    if (now > addSeconds(createdAt, sessionLifetimeSeconds)) return true;
    return singleSession && manager.existsBy(SessionEntity, { userId, createdAt: MoreThan(createdAt) });
  }
}

function asConflict(error: unknown): never {
  if (error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE)
    throw new GoTrueError(409, 'conflict', 'Too many concurrent token refresh requests on the same session');
  throw error;
}
