import { Body, Controller, Get, Inject, Put, UseGuards } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AuthError } from '../errors/auth-error.js';
import { BodyPipe } from '../http/body.pipe.js';
import { normaliseEmail } from '../http/email-address.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import { BearerGuard, CurrentSession, type SignedIn } from '../sessions/bearer.guard.js';
import { UserMetadata } from './user-metadata.js';
import { UserUpdateService } from './user-update.service.js';
import { type UserView, viewUser } from './user-view.js';

const UserUpdate = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().optional(),
  current_password: z.string().optional(),
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
  ) {}

  @Get()
  me(@CurrentSession() { user }: SignedIn): Promise<UserView> {
    return viewUser(this.dataSource.manager, user);
  }

  @Put()
  @RateLimit('user')
  async change(
    @CurrentSession() signedIn: SignedIn,
    @Body(new BodyPipe(UserUpdate)) body: UserUpdate,
  ): Promise<UserView> {
    if (body.app_metadata !== undefined)
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
    if (body.email && normaliseEmail(body.email) !== signedIn.user.email)
      throw new AuthError(
        422,
        'email_address_not_authorized',
        'Changing the email address of an account is not enabled',
      );
    if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    const { data, password, current_password: currentPassword } = body;
    return this.updates.update(signedIn, { data, password, currentPassword });
  }
}
