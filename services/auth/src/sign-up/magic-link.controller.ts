import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { AuthConfig } from '../core/auth-config.js';
import { BodyPipe, TextQuery } from '../http/pipes.js';
import { assertTextChannel, normaliseEmail, normalisePhone } from '../http/contact-details.js';
import { PkcePair, readPkce } from '../http/pkce.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import { UserMetadata } from '../accounts/user-metadata.js';
import { MagicLinkService } from './magic-link.service.js';

const MagicLinkRequest = PkcePair.extend({
  email: z.string().default(''),
  phone: z.string().default(''),
  channel: z.string().default('sms'),
  create_user: z.boolean().default(true),
  data: UserMetadata.default({}),
});
type MagicLinkRequest = z.output<typeof MagicLinkRequest>;

/** Sends a mail or a text by which the user signs in. */
@Controller('auth/v1')
export class MagicLinkController {
  constructor(
    @Inject(MagicLinkService) private readonly links: MagicLinkService,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  @Post('otp')
  @HttpCode(200)
  @RateLimit('otp')
  async otp(
    @Body(new BodyPipe(MagicLinkRequest)) body: MagicLinkRequest,
    @TextQuery('redirect_to') redirectTo: string,
  ): Promise<Record<string, never>> {
    if (body.email && body.phone) throw GoTrueError.invalid('Only an email address or phone number should be provided');
    if (body.phone) return this.text(body);
    return this.send(body, redirectTo);
  }

  @Post('magiclink')
  @HttpCode(200)
  @RateLimit('otp')
  async magicLink(
    @Body(new BodyPipe(MagicLinkRequest)) body: MagicLinkRequest,
    @TextQuery('redirect_to') redirectTo: string,
  ): Promise<Record<string, never>> {
    if (!body.email) throw new GoTrueError(422, 'validation_failed', 'A magic link requires an email');
    return this.send(body, redirectTo);
  }

  private async send(body: MagicLinkRequest, redirectTo: string): Promise<Record<string, never>> {
    const { email, create_user: createUser, data } = body;
    const account = { email: normaliseEmail(email) };
    await this.links.send({ account, createUser, data }, { redirectTo, pkce: readPkce(body) });
    return {};
  }

  private async text({ phone, channel, create_user: createUser, data }: MagicLinkRequest) {
    if (!this.config.textMessages) throw new GoTrueError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    assertTextChannel(channel);
    await this.links.send({ account: { phone: normalisePhone(phone) }, createUser, data }, { redirectTo: '' });
    return {};
  }
}
