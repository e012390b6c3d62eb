import { Controller, Get, HttpCode, Inject, Param, UseGuards } from '@nestjs/common';
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

  /** @throws GoTrueError 404 for an account that is closed, disabled or deleted */
  @Get(':userId')
  @HttpCode(204)
  async show(@Param('userId', new UuidPipe('user_id')) id: string): Promise<void> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, { id });
    if (!user || user.deletedAt || isBanned(user, this.clock.now()))
      throw new GoTrueError(404, 'not_found', 'Nobody may sign in to this account.');
  }
}
