import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { RedirectTargets } from '../core/redirect-targets.js';
import { BodyPipe, TextQuery } from '../http/pipes.js';
import { normaliseEmail, normalisePhone } from '../http/contact-details.js';
import { type Origin, RequestOrigin } from '../http/origin.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import type { GrantedSession } from '../sessions/granted-session.js';
import { linkAnswer } from './link-answer.js';
import { isPkceToken } from './one-time-tokens.service.js';
import { codeExpired, type Verified, VerifyService } from './verify.service.js';

const VerifyRequest = z.object({
  type: z.string().default(''),
  token: z.string().default(''),
  token_hash: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
});
type VerifyRequest = z.output<typeof VerifyRequest>;

const PHONE_TYPES = ['sms', 'phone_change'];

@Controller('auth/v1/verify')
export class VerifyController {
  constructor(
    @Inject(VerifyService) private readonly verifying: VerifyService,
    @Inject(RedirectTargets) private readonly targets: RedirectTargets,
  ) {}

  /** Opens the link of a mail. It always redirects to the web, with a session or an error in the fragment. */
  @Get()
  @RateLimit('verify')
  async open(
    @TextQuery('token') token: string,
    @TextQuery('type') type: string,
    @TextQuery('redirect_to') redirectTo: string,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // Mail scanners send HEAD, which must not use up the link.
    if (request.method !== 'GET') throw new GoTrueError(405, 'validation_failed', 'Open the link with GET');
    const outcome = await this.follow(token, type, origin);
    const answer = linkAnswer(this.targets.resolve(redirectTo), outcome, type, isPkceToken(token));
    void reply.header('referrer-policy', 'no-referrer').redirect(answer, 303);
  }

  private async follow(token: string, type: string, origin: Origin): Promise<Verified | GoTrueError> {
    try {
      if (!type) throw GoTrueError.invalid('Verify requires a verification type');
      if (!token) throw GoTrueError.invalid('Verify requires a token or a token hash');
      return await this.verifying.byLink(type, token, origin, true);
    } catch (error) {
      if (!(error instanceof GoTrueError)) throw error;
      return error;
    }
  }

  @Post()
  @HttpCode(200)
  @RateLimit('verify')
  async verify(
    @Body(new BodyPipe(VerifyRequest)) body: VerifyRequest,
    @RequestOrigin() origin: Origin,
  ): Promise<GrantedSession | HalfDone> {
    const { type, token, token_hash: linkToken, email, phone } = body;
    if (!type) throw GoTrueError.invalid('Verify requires a verification type');
    if (!token === !linkToken) throw GoTrueError.invalid('Verify requires either a token or a token hash');
    if (linkToken) {
      if (email || phone) throw GoTrueError.invalid('Only the token_hash and type should be provided');
      return toBody(await this.verifying.byLink(type, linkToken, origin));
    }
    if (!email === !phone)
      throw GoTrueError.invalid('Only an email address or phone number should be provided on verify');
    const account = phone ? { phone: normalisePhone(phone) } : { email: normaliseEmail(email) };
    // A code must come back by the way it was sent, and none is ever sent for a change of number.
    if (Boolean(phone) !== PHONE_TYPES.includes(type) || type === 'phone_change') throw codeExpired();
    return toBody(await this.verifying.byCode(type, account, token, origin));
  }
}

interface HalfDone {
  readonly msg: string;
  readonly code: '200';
}

function toBody(verified: Verified): GrantedSession | HalfDone {
  if ('session' in verified) return verified.session;
  if ('message' in verified) return { msg: verified.message, code: '200' };
  throw new Error('Only a link that a browser opened goes on with a code.');
}
