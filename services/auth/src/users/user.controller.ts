import { Body, Controller, Get, Inject, Put, UseGuards } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { AuthConfig } from '../core/auth-config.js';
import { BodyPipe, TextQuery } from '../http/pipes.js';
import { normaliseEmail, normalisePhone } from '../http/contact-details.js';
import { PkcePair, readPkce } from '../http/pkce.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import { BearerGuard, BeforeSecondFactor, CurrentSession, type SignedIn } from '../sessions/bearer.guard.js';
import { UserMetadata } from '../accounts/user-metadata.js';
import { UserUpdateService } from './user-update.service.js';
import { type UserView, viewUser } from '../accounts/user-view.js';

const UserUpdate = PkcePair.extend({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().optional(),
  current_password: z.string().optional(),
  nonce: z.string().optional(),
  data: UserMetadata.optional(),
  app_metadata: z.unknown().optional(),
});
type UserUpdate = z.output<typeof UserUpdate>;

@Controller('auth/v1/user')
@UseGuards(BearerGuard)
export class UserController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(UserUpdateService) private readonly updates: UserUpdateService,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  @Get()
  @BeforeSecondFactor()
  me(@CurrentSession() { user }: SignedIn): Promise<UserView> {
    return viewUser(this.dataSource.manager, user);
  }

  @Put()
  @BeforeSecondFactor()
  @RateLimit('user')
  async change(
    @CurrentSession() signedIn: SignedIn,
    @Body(new BodyPipe(UserUpdate)) body: UserUpdate,
    @TextQuery('redirect_to') redirectTo: string,
  ): Promise<UserView> {
    if (body.app_metadata !== undefined)
      throw new GoTrueError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
    if (body.phone && !this.config.phoneAutoconfirm)
      throw new GoTrueError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    const { data, password, current_password: currentPassword, nonce } = body;
    const email = body.email ? normaliseEmail(body.email) : '';
    const phone = body.phone ? normalisePhone(body.phone) : '';
    const { user } = signedIn;
    const named = { ...(email !== user.email && { email }), ...(phone !== user.phone && { phone }) };
    const changes = { data, password, currentPassword, nonce, ...named };
    return this.updates.update(signedIn, changes, { redirectTo, pkce: readPkce(body) });
  }
}
