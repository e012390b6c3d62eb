import { Body, Controller, Get, HttpCode, Inject, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { AuthConfig } from '../core/auth-config.js';
import { BodyPipe, TextQuery } from '../http/pipes.js';
import { normaliseEmail, normalisePhone } from '../http/contact-details.js';
import { PkcePair, readPkce } from '../http/pkce.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import { EmailChangeMailsService } from './email-change-mails.service.js';
import { OneTimeMailsService } from './one-time-mails.service.js';
import { BearerGuard, CurrentSession, type SignedIn } from '../sessions/bearer.guard.js';
import { ReauthenticationService } from './reauthentication.service.js';

const RecoverRequest = PkcePair.extend({ email: z.string().default('') });
type RecoverRequest = z.output<typeof RecoverRequest>;

const ResendRequest = PkcePair.extend({
  type: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
});
type ResendRequest = z.output<typeof ResendRequest>;

const MAIL_TYPES = ['signup', 'email_change'];
const PHONE_TYPES = ['sms', 'phone_change'];

/** Asks for a mail or a text; the answer is `{}` for every address and number. */
@Controller('auth/v1')
export class RecoverController {
  constructor(
    @Inject(OneTimeMailsService) private readonly mails: OneTimeMailsService,
    @Inject(EmailChangeMailsService) private readonly changes: EmailChangeMailsService,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  @Post('recover')
  @HttpCode(200)
  @RateLimit('recover')
  async recover(
    @Body(new BodyPipe(RecoverRequest)) body: RecoverRequest,
    @TextQuery('redirect_to') redirectTo: string,
  ): Promise<Record<string, never>> {
    if (!body.email) throw GoTrueError.invalid('Password recovery requires an email');
    await this.mails.recover(normaliseEmail(body.email), { redirectTo, pkce: readPkce(body) });
    return {};
  }

  @Post('resend')
  @HttpCode(200)
  @RateLimit('resend')
  async resend(
    @Body(new BodyPipe(ResendRequest)) body: ResendRequest,
    @TextQuery('redirect_to') redirectTo: string,
  ): Promise<Record<string, never>> {
    const { type, email, phone } = body;
    if (![...MAIL_TYPES, ...PHONE_TYPES].includes(type))
      throw GoTrueError.invalid(`Missing one of these types: ${[...MAIL_TYPES, ...PHONE_TYPES].join(', ')}`);
    if (email && phone) throw GoTrueError.invalid('Only an email address or phone number should be provided.');
    if (PHONE_TYPES.includes(type)) return this.resendText(type, phone);
    if (!email) throw GoTrueError.invalid('Type provided requires an email address');
    const target = { redirectTo, pkce: readPkce(body) };
    if (type === 'signup') await this.mails.resendConfirmation(normaliseEmail(email), target);
    else await this.changes.resend(normaliseEmail(email), target);
    return {};
  }

  /** No change of a number ever waits for a code. */
  private async resendText(type: string, phone: string): Promise<Record<string, never>> {
    if (!this.config.textMessages) throw new GoTrueError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    if (!phone) throw GoTrueError.invalid('Type provided requires a phone number');
    const number = normalisePhone(phone);
    if (type === 'sms') await this.mails.resendText(number);
    return {};
  }
}

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
