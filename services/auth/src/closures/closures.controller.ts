import { Controller, Get, HttpCode, Inject, Param, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { InternalGuard } from '../http/internal.guard.js';
import { TextQuery, UuidPipe } from '../http/pipes.js';
import { type ClosedAccounts, Closures, HOLDERS, type Holder } from './closures.service.js';

const Service = z.enum(HOLDERS);

/** For the services that hold data of users. The routes are outside /auth/v1, because that is public. */
@Controller('internal/closed-accounts')
@UseGuards(InternalGuard)
export class ClosuresController {
  constructor(@Inject(Closures) private readonly closures: Closures) {}

  @Get()
  list(@TextQuery('by') by: string): Promise<ClosedAccounts> {
    return this.closures.heldBy(holder(by));
  }

  @Post(':userId/erased')
  @HttpCode(204)
  reportErased(@TextQuery('by') by: string, @Param('userId', new UuidPipe('user_id')) userId: string): Promise<void> {
    return this.closures.reportErased(holder(by), userId);
  }
}

function holder(name: string): Holder {
  const { data } = Service.safeParse(name);
  if (!data) throw GoTrueError.invalid(`by must be one of ${HOLDERS.join(', ')}`);
  return data;
}
