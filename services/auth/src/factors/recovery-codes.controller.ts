import { Body, Controller, Get, HttpCode, Inject, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { BodyPipe } from '../http/pipes.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import {
  BearerGuard,
  BeforeSecondFactor,
  CurrentSession,
  NamedUserGuard,
  type SignedIn,
} from '../sessions/bearer.guard.js';
import type { GrantedSession } from '../sessions/granted-session.js';
import { RecoveryCodesService, type RecoveryCodesView } from './recovery-codes.service.js';

const Redemption = z.object({ code: z.string().max(100).default('') });
type Redemption = z.output<typeof Redemption>;

/** Codes that replace a lost second factor. They are ours, not the protocol's. */
@Controller('auth/v1/recovery-codes')
@UseGuards(BearerGuard, NamedUserGuard)
export class RecoveryCodesController {
  constructor(@Inject(RecoveryCodesService) private readonly codes: RecoveryCodesService) {}

  @Get()
  show(@CurrentSession() signedIn: SignedIn): Promise<RecoveryCodesView> {
    return this.codes.show(signedIn);
  }

  @Post()
  @HttpCode(200)
  @RateLimit('factor_challenge')
  async make(@CurrentSession() signedIn: SignedIn): Promise<{ codes: readonly string[] }> {
    return { codes: await this.codes.make(signedIn) };
  }

  @Post('verify')
  @BeforeSecondFactor()
  @HttpCode(200)
  @RateLimit('factor_verify')
  redeem(
    @CurrentSession() signedIn: SignedIn,
    @Body(new BodyPipe(Redemption)) { code }: Redemption,
  ): Promise<GrantedSession> {
    return this.codes.redeem(signedIn, code);
  }
}
