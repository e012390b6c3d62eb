import { Body, Controller, Delete, Get, Param, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { AuthError } from '../errors/auth-error.js';
import { BodyPipe } from '../http/body.pipe.js';
import { BearerGuard } from '../sessions/bearer.guard.js';

const EnrolRequest = z.object({ factor_type: z.string().default('') });
type EnrolRequest = z.output<typeof EnrolRequest>;
const FACTOR_TYPES = ['totp', 'phone', 'webauthn'];

/** What a signed-in user could do where it is switched on: second factors and further identities. */
@Controller('auth/v1')
@UseGuards(BearerGuard)
export class NotOfferedToUsersController {
  @Post('factors')
  enrol(@Body(new BodyPipe(EnrolRequest)) { factor_type: type }: EnrolRequest): never {
    if (!FACTOR_TYPES.includes(type)) throw AuthError.invalid('factor_type needs to be totp, phone, or webauthn');
    throw new AuthError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`);
  }

  @Delete('factors/:id')
  unenrol(@Param('id') id: string): never {
    throw noFactor(id);
  }

  @Post(['factors/:id/challenge', 'factors/:id/verify'])
  useFactor(@Param('id') id: string): never {
    throw noFactor(id);
  }

  @Get('user/identities/authorize')
  link(): never {
    throw linkingDisabled();
  }

  @Delete('user/identities/:id')
  unlink(): never {
    throw linkingDisabled();
  }
}

const noFactor = (id: string): AuthError =>
  z.uuid().safeParse(id).success
    ? new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
    : new AuthError(404, 'validation_failed', 'factor_id must be an UUID');

const linkingDisabled = (): AuthError => new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
