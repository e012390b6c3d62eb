import { Controller, Get, Inject, Param, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { isBanned, UserEntity } from '../accounts/user.entity.js';
import { Clock } from '../core/clock.js';
import { InternalGuard } from '../http/internal.guard.js';
import { UuidPipe } from '../http/pipes.js';

/** For the content service, whose personal tokens work as long as somebody may sign in to their account. */
@Controller('internal/open-accounts')
@UseGuards(InternalGuard)
export class OpenAccountsController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * 204, or 200 with `tokensSince` where the password was changed: personal tokens that were made earlier have ended.
   * @throws GoTrueError 404 for an account that is closed, disabled or deleted
   */
  @Get(':userId')
  async show(
    @Param('userId', new UuidPipe('user_id')) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ tokensSince: string } | undefined> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, { id });
    if (!user || user.deletedAt || isBanned(user, this.clock.now()))
      throw new GoTrueError(404, 'not_found', 'Nobody may sign in to this account.');
    if (user.tokensSince) return { tokensSince: user.tokensSince.toISOString() };
    void reply.status(204);
    return undefined;
  }
}
