import { Body, Controller, Delete, HttpCode, Inject, Param, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { BodyPipe, UuidPipe } from '../http/pipes.js';
import { type Origin, RequestOrigin } from '../http/origin.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import {
  BearerGuard,
  BeforeSecondFactor,
  CurrentSession,
  NamedUserGuard,
  type SignedIn,
} from '../sessions/bearer.guard.js';
import type { GrantedSession } from '../sessions/granted-session.js';
import { FactorChallengesService, type IssuedChallenge } from './factor-challenges.service.js';
import { FactorVerificationService } from './factor-verification.service.js';
import { type EnrolledFactor, FactorsService } from './factors.service.js';

/** A longer name makes the address in the QR code too long for a camera to read. */
const Name = z.string().trim().max(100).default('');

const EnrolRequest = z.object({ factor_type: z.string().default(''), friendly_name: Name, issuer: Name });
type EnrolRequest = z.output<typeof EnrolRequest>;

/** A malformed id of a challenge is treated as an unknown challenge. */
const NO_CHALLENGE = '00000000-0000-0000-0000-000000000000';

const VerifyRequest = z.object({ challenge_id: z.uuid().catch(NO_CHALLENGE), code: z.string().default('') });
type VerifyRequest = z.output<typeof VerifyRequest>;

const NOT_OFFERED = ['phone', 'webauthn'];
const FactorId = new UuidPipe('factor_id');

/** Second factors of the signed-in user. A session before its second factor may prove one here. */
@Controller('auth/v1/factors')
@UseGuards(BearerGuard, NamedUserGuard)
@BeforeSecondFactor()
export class FactorsController {
  constructor(
    @Inject(FactorsService) private readonly factors: FactorsService,
    @Inject(FactorChallengesService) private readonly challenges: FactorChallengesService,
    @Inject(FactorVerificationService) private readonly verification: FactorVerificationService,
  ) {}

  @Post()
  @HttpCode(200)
  enrol(
    @CurrentSession() signedIn: SignedIn,
    @Body(new BodyPipe(EnrolRequest)) { factor_type: type, friendly_name: name, issuer }: EnrolRequest,
  ): Promise<EnrolledFactor> {
    if (NOT_OFFERED.includes(type))
      throw new GoTrueError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`);
    if (type !== 'totp') throw GoTrueError.invalid('factor_type needs to be totp, phone, or webauthn');
    return this.factors.enrol(signedIn, name, issuer);
  }

  @Post(':id/challenge')
  @HttpCode(200)
  @RateLimit('factor_challenge')
  challenge(
    @CurrentSession() signedIn: SignedIn,
    @Param('id', FactorId) id: string,
    @RequestOrigin() origin: Origin,
  ): Promise<IssuedChallenge> {
    return this.challenges.issue(signedIn, id, origin);
  }

  @Post(':id/verify')
  @HttpCode(200)
  @RateLimit('factor_verify')
  verify(
    @CurrentSession() signedIn: SignedIn,
    @Param('id', FactorId) id: string,
    @Body(new BodyPipe(VerifyRequest)) { challenge_id: challengeId, code }: VerifyRequest,
    @RequestOrigin() origin: Origin,
  ): Promise<GrantedSession> {
    if (!code) throw GoTrueError.invalid('Code needs to be non-empty');
    return this.verification.verify(signedIn, { factorId: id, challengeId, code }, origin);
  }

  @Delete(':id')
  async remove(@CurrentSession() signedIn: SignedIn, @Param('id', FactorId) id: string): Promise<{ id: string }> {
    await this.factors.remove(signedIn, id);
    return { id };
  }
}
