import { All, Body, Controller, Get, Post } from '@nestjs/common';
import { z } from 'zod';
import { AuthError } from '../errors/auth-error.js';
import { BodyPipe } from '../http/body.pipe.js';
import { normaliseEmail } from '../http/email-address.js';
import { RateLimit } from '../limits/rate-limit.guard.js';

const OtpRequest = z.object({ email: z.string().default(''), phone: z.string().default('') });
type OtpRequest = z.output<typeof OtpRequest>;

/** Ways of signing in that are switched off, answered as the protocol answers for them. */
@Controller('auth/v1')
export class NotOfferedController {
  @Post(['otp', 'magiclink'])
  @RateLimit('otp')
  otp(@Body(new BodyPipe(OtpRequest)) { email, phone }: OtpRequest): never {
    if (email && phone) throw AuthError.invalid('Only an email address or phone number should be provided');
    if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    normaliseEmail(email);
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  }

  @Post('sso')
  sso(): never {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  }

  @Get(['authorize', 'callback'])
  authorize(): never {
    throw AuthError.invalid('Unsupported provider: provider is not enabled');
  }

  @All(['passkeys', 'passkeys/*'])
  passkeys(): never {
    throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
  }

  @All(['oauth/*', 'user/oauth/grants'])
  oauthServer(): never {
    throw new AuthError(404, 'feature_disabled', 'OAuth server is disabled');
  }
}
