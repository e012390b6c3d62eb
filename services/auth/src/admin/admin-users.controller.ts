import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BodyPipe, TextQuery, UuidPipe } from '../http/pipes.js';
import { UserEntity } from '../accounts/user.entity.js';
import { type UserView, viewUser, viewUsers } from '../accounts/user-view.js';
import { AccountRemovalService } from './account-removal.service.js';
import { AccountsService, userNotFound } from './accounts.service.js';
import { AdminOnly } from './admin.guard.js';
import { addPaging, offsetOf, readPage } from './pages.js';
import { NewUser, UserAttributes } from './user-attributes.js';

const Removal = z.object({ should_soft_delete: z.boolean().default(false) });
type Removal = z.output<typeof Removal>;

const UserId = () => Param('userId', new UuidPipe('user_id'));

@Controller('auth/v1/admin/users')
@AdminOnly()
export class AdminUsersController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AccountsService) private readonly accounts: AccountsService,
    @Inject(AccountRemovalService) private readonly removal: AccountRemovalService,
  ) {}

  @Get()
  async list(
    @TextQuery('page') number: string,
    @TextQuery('per_page') size: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ users: UserView[]; aud: string }> {
    const page = readPage(number, size);
    const { manager } = this.dataSource;
    const [users, total] = await manager.findAndCount(UserEntity, {
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: offsetOf(page),
      take: page.size,
    });
    addPaging(request, reply, page, total);
    return { users: await viewUsers(manager, users), aud: 'authenticated' };
  }

  @Post()
  @HttpCode(200)
  create(@Body(new BodyPipe(NewUser)) given: NewUser): Promise<UserView> {
    return this.accounts.create(given);
  }

  @Get(':userId')
  async get(@UserId() id: string): Promise<UserView> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, { id });
    if (!user) throw userNotFound();
    return viewUser(this.dataSource.manager, user);
  }

  @Put(':userId')
  change(@UserId() id: string, @Body(new BodyPipe(UserAttributes)) given: UserAttributes): Promise<UserView> {
    return this.accounts.change(id, given);
  }

  @Delete(':userId')
  async remove(
    @UserId() id: string,
    @Body(new BodyPipe(Removal)) { should_soft_delete: soft }: Removal,
  ): Promise<Record<string, never>> {
    await this.removal.remove(id, soft);
    return {};
  }
}
