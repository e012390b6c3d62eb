import { Body, Controller, HttpCode, Inject, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { normaliseEmail } from '../http/contact-details.js';
import { type Origin, RequestOrigin } from '../http/origin.js';
import { BodyPipe } from '../http/pipes.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import { BearerGuard, CurrentSession, type SignedIn } from '../sessions/bearer.guard.js';
import { type Closure, OwnClosure } from './own-closure.service.js';

const Proof = z.object({ password: z.string().max(1_000).default('') });
type Proof = z.output<typeof Proof>;

const Undo = Proof.extend({ token: z.string().max(100).default(''), email: z.string().default('') });
type Undo = z.output<typeof Undo>;

/** Closing one's own account, and taking it back. These calls are ours, not the protocol's. */
@Controller('auth/v1/account')
export class OwnClosureController {
  constructor(@Inject(OwnClosure) private readonly closure: OwnClosure) {}

  @Post('close')
  @HttpCode(200)
  @UseGuards(BearerGuard)
  @RateLimit('user')
  close(
    @CurrentSession() signedIn: SignedIn,
    @Body(new BodyPipe(Proof)) { password }: Proof,
    @RequestOrigin() origin: Origin,
  ): Promise<Closure> {
    return this.closure.close(signedIn, password, origin);
  }

  /** By the token of the mail; or by address and password, which a person gives who tries to sign in. */
  @Post('keep')
  @HttpCode(204)
  @RateLimit('token')
  keep(@Body(new BodyPipe(Undo)) { token, email, password }: Undo, @RequestOrigin() origin: Origin): Promise<void> {
    if (token) return this.closure.keepByToken(token);
    return this.closure.keepByPassword(normaliseEmail(email), password, origin);
  }
}
