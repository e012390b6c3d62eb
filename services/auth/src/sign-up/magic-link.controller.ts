import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { z } from 'zod';
import { AuthError } from '../errors/auth-error.js';
import { BodyPipe } from '../http/body.pipe.js';
import { normaliseEmail } from '../http/email-address.js';
import { PkcePair, readPkce } from '../http/pkce.js';
import { TextQuery } from '../http/query.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import { UserMetadata } from '../users/user-metadata.js';
import { MagicLinkService } from './magic-link.service.js';

const MagicLinkRequest = PkcePair.extend({
  email: z.string().default(''),
  phone: z.string().default(''),
  create_user: z.boolean().default(true),
  data: UserMetadata.default({}),
});
type MagicLinkRequest = z.output<typeof MagicLinkRequest>;

/** Asks for a mail to sign in by. */
@Controller('auth/v1')
export class MagicLinkController {
  constructor(@Inject(MagicLinkService) private readonly links: MagicLinkService) {}

  @Post('otp')
  @HttpCode(200)
  @RateLimit('otp')
  async otp(
    @Body(new BodyPipe(MagicLinkRequest)) body: MagicLinkRequest,
    @TextQuery('redirect_to') redirectTo: string,
  ): Promise<Record<string, never>> {
    if (body.email && body.phone) throw AuthError.invalid('Only an email address or phone number should be provided');
    if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    return this.send(body, redirectTo);
  }

  @Post('magiclink')
  @HttpCode(200)
  @RateLimit('otp')
  async magicLink(
    @Body(new BodyPipe(MagicLinkRequest)) body: MagicLinkRequest,
    @TextQuery('redirect_to') redirectTo: string,
  ): Promise<Record<string, never>> {
    if (!body.email) throw new AuthError(422, 'validation_failed', 'A magic link requires an email');
    return this.send(body, redirectTo);
  }

  private async send(body: MagicLinkRequest, redirectTo: string): Promise<Record<string, never>> {
    const { email, create_user: createUser, data } = body;
    await this.links.send({ email: normaliseEmail(email), createUser, data }, { redirectTo, pkce: readPkce(body) });
    return {};
  }
}
