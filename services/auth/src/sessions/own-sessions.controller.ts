import { Controller, Delete, Get, HttpCode, Inject, Param, UseGuards } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { SessionEntity } from '../accounts/session.entity.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { UuidPipe } from '../http/pipes.js';
import { BearerGuard, CurrentSession, type SignedIn } from './bearer.guard.js';
import { SessionsService } from './sessions.service.js';

const MOST_SHOWN = 100;

/** One session of the user. */
export interface SessionView {
  readonly id: string;
  /** The one that asks. */
  readonly current: boolean;
  readonly user_agent: string;
  readonly created_at: string;
  readonly refreshed_at: string;
}

/** The sessions of the signed-in user. This call is ours, not the protocol's. */
@Controller('auth/v1/sessions')
@UseGuards(BearerGuard)
export class OwnSessionsController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The latest used first. */
  @Get()
  async list(@CurrentSession() { user, session }: SignedIn): Promise<{ sessions: SessionView[] }> {
    const { manager } = this.dataSource;
    const since = addSeconds(this.clock.now(), -this.config.sessionInactivitySeconds);
    const rows = await manager.find(SessionEntity, {
      where: { userId: user.id, refreshedAt: MoreThan(since) },
      order: { refreshedAt: 'DESC', id: 'ASC' },
      take: MOST_SHOWN,
    });
    const sessions = rows.map(({ id, userAgent, createdAt, refreshedAt }) => ({
      id,
      current: id === session.id,
      user_agent: userAgent,
      created_at: createdAt.toISOString(),
      refreshed_at: refreshedAt.toISOString(),
    }));
    return { sessions };
  }

  /** Ends one of the user's own; one that has ended already, or was never the user's, answers 204 too. */
  @Delete(':id')
  @HttpCode(204)
  async end(
    @CurrentSession() { user, session }: SignedIn,
    @Param('id', new UuidPipe('session_id')) id: string,
  ): Promise<void> {
    const ended = await this.sessions.endWhere(this.dataSource.manager, { id, userId: user.id });
    if (ended.length) this.audit.record('signed_out', user.id, session.id);
  }
}
