import { GoTrueError } from '@berea/server';
import { All, Controller, Get, Post } from '@nestjs/common';

/** Ways of signing in that are switched off, answered as the protocol answers for them. */
@Controller('auth/v1')
export class NotOfferedController {
  @Post('sso')
  sso(): never {
    throw new GoTrueError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  }

  @Get(['authorize', 'callback'])
  authorize(): never {
    throw GoTrueError.invalid('Unsupported provider: provider is not enabled');
  }

  @All(['passkeys', 'passkeys/*'])
  passkeys(): never {
    throw new GoTrueError(404, 'passkey_disabled', 'Passkeys are disabled');
  }

  @All(['oauth/*', 'user/oauth/grants'])
  oauthServer(): never {
    throw new GoTrueError(404, 'feature_disabled', 'OAuth server is disabled');
  }
}
