import { Controller, HttpCode, Inject, Post, UseGuards } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { TextQuery } from '../http/pipes.js';
import { BearerGuard, BeforeSecondFactor, CurrentSession, type SignedIn } from './bearer.guard.js';
import { type SessionScope, SessionsService } from './sessions.service.js';

const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies SessionScope[];
const isScope = (text: string): text is SessionScope => SCOPES.includes(text);

@Controller('auth/v1/logout')
@UseGuards(BearerGuard)
export class LogoutController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
  ) {}

  /** Before the second factor, only the present session ends: the others are their owner's to end. */
  @Post()
  @HttpCode(204)
  @BeforeSecondFactor()
  async logout(
    @CurrentSession() { user, session, assured }: SignedIn,
    @TextQuery('scope') given: string,
  ): Promise<void> {
    const scope = given || 'global';
    if (!isScope(scope)) throw GoTrueError.invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    if (scope !== 'local' && !assured) throw GoTrueError.secondFactorRequired();
    await this.sessions.end(this.dataSource.manager, session, scope);
    this.audit.record('signed_out', user.id, session.id);
  }
}
