import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { z } from 'zod';
import { AuthError } from '../errors/auth-error.js';
import { BodyPipe } from '../http/body.pipe.js';
import { normaliseEmail } from '../http/email-address.js';
import { PkcePair, refusePkce } from '../http/pkce.js';
import { TextQuery } from '../http/query.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import { UserMetadata } from '../users/user-metadata.js';
import type { UserView } from '../users/user-view.js';
import { SignUpService } from './sign-up.service.js';

const SignUpRequest = PkcePair.extend({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
  data: UserMetadata.default({}),
});
type SignUpRequest = z.output<typeof SignUpRequest>;

@Controller('auth/v1/signup')
export class SignUpController {
  constructor(@Inject(SignUpService) private readonly signUps: SignUpService) {}

  @Post()
  @HttpCode(200)
  @RateLimit('signup')
  async signUp(
    @Body(new BodyPipe(SignUpRequest)) body: SignUpRequest,
    @TextQuery('redirect_to') redirectTo: string,
  ): Promise<UserView> {
    const { email, phone, password, data } = body;
    if (!email && !phone) throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    if (!password) throw AuthError.invalid('Signup requires a valid password');
    if (email && phone) throw AuthError.invalid('Only an email address or phone number should be provided on signup.');
    if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    refusePkce(body);
    return this.signUps.signUp({ email: normaliseEmail(email), password, data }, redirectTo);
  }
}
