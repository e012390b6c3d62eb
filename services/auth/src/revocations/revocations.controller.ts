import { Controller, Get, Inject, UseGuards } from '@nestjs/common';
import { GoTrueError } from '@berea/server';
import { InternalGuard } from '../http/internal.guard.js';
import { TextQuery } from '../http/pipes.js';
import { Revocations, type RevokedSessions } from './revocations.service.js';

/**
 * For the gateway, which refuses the tokens of ended sessions. The route is outside /auth/v1, because that is public.
 */
@Controller('internal/revoked-sessions')
@UseGuards(InternalGuard)
export class RevocationsController {
  constructor(@Inject(Revocations) private readonly revocations: Revocations) {}

  @Get()
  async list(@TextQuery('after') after: string): Promise<RevokedSessions> {
    if (after && !/^\d{1,19}$/.test(after)) throw GoTrueError.invalid('after must be a cursor of an earlier answer');
    return this.revocations.since(after || undefined);
  }
}
