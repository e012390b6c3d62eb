import { Controller, Get, Inject, UseGuards } from '@nestjs/common';
import { RateLimit } from '../limits/rate-limit.guard.js';
import { BearerGuard, CurrentSession, type SignedIn } from '../sessions/bearer.guard.js';
import { ReauthenticationService } from './reauthentication.service.js';

@Controller('auth/v1/reauthenticate')
@UseGuards(BearerGuard)
export class ReauthenticationController {
  constructor(@Inject(ReauthenticationService) private readonly reauthentication: ReauthenticationService) {}

  /** Mails the code that `PUT /user` takes as `nonce`. */
  @Get()
  @RateLimit('otp')
  async ask(@CurrentSession() { user }: SignedIn): Promise<Record<string, never>> {
    await this.reauthentication.ask(user);
    return {};
  }
}
