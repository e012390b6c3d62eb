import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { AuthConfig } from '../core/auth-config.js';
import { BodyPipe, TextQuery } from '../http/pipes.js';
import { assertTextChannel, normaliseEmail, normalisePhone } from '../http/contact-details.js';
import { type Origin, RequestOrigin } from '../http/origin.js';
import { PkcePair, readPkce } from '../http/pkce.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import type { GrantedSession } from '../sessions/granted-session.js';
import { UserMetadata } from '../accounts/user-metadata.js';
import type { JsonObject } from '../accounts/user.entity.js';
import type { UserView } from '../accounts/user-view.js';
import { InstantSignUpService } from './instant-sign-up.service.js';
import { SignUpService } from './sign-up.service.js';

const SignUpRequest = PkcePair.extend({
  email: z.string().default(''),
  phone: z.string().default(''),
  channel: z.string().default('sms'),
  password: z.string().default(''),
  data: UserMetadata.default({}),
});
type SignUpRequest = z.output<typeof SignUpRequest>;

@Controller('auth/v1/signup')
export class SignUpController {
  constructor(
    @Inject(SignUpService) private readonly signUps: SignUpService,
    @Inject(InstantSignUpService) private readonly instant: InstantSignUpService,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  @Post()
  @HttpCode(200)
  @RateLimit((body) => (namesNobody(body) ? 'anonymous' : 'signup'))
  async signUp(
    @Body(new BodyPipe(SignUpRequest)) body: SignUpRequest,
    @TextQuery('redirect_to') redirectTo: string,
    @RequestOrigin() origin: Origin,
  ): Promise<UserView | GrantedSession> {
    const { email, phone, channel, password, data } = body;
    if (!email && !phone) return this.anonymously(data, origin);
    this.assertOpen();
    if (!password) throw GoTrueError.invalid('Signup requires a valid password');
    if (email && phone)
      throw GoTrueError.invalid('Only an email address or phone number should be provided on signup.');
    if (phone && !this.config.phoneAutoconfirm)
      throw new GoTrueError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    if (phone) assertTextChannel(channel);
    if (phone) return this.instant.withPassword({ phone: normalisePhone(phone) }, password, data, origin);
    const pkce = readPkce(body);
    if (this.config.autoconfirm)
      return this.instant.withPassword({ email: normaliseEmail(email) }, password, data, origin);
    return this.signUps.signUp({ email: normaliseEmail(email), password, data }, { redirectTo, pkce });
  }

  private async anonymously(data: JsonObject, origin: Origin): Promise<GrantedSession> {
    if (!this.config.anonymous)
      throw new GoTrueError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    this.assertOpen();
    return this.instant.anonymously(data, origin);
  }

  private assertOpen(): void {
    if (this.config.signUpDisabled)
      throw new GoTrueError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
}

/** Seen before the body is checked. */
const namesNobody = (body: unknown): boolean =>
  !(body as { email?: unknown } | null)?.email && !(body as { phone?: unknown } | null)?.phone;
