import { All, Controller } from '@nestjs/common';
import { GoTrueError } from '@berea/server';
import { AdminOnly } from './admin.guard.js';

/**
 * Features that an operator could configure elsewhere but that are switched off here: an OAuth server, single sign-on,
 * further providers.
 */
@Controller('auth/v1')
@AdminOnly()
export class AdminNotOfferedController {
  @All(['admin/oauth', 'admin/oauth/*'])
  oauth(): never {
    throw new GoTrueError(404, 'feature_disabled', 'OAuth server is disabled');
  }

  @All(['admin/sso', 'admin/sso/*'])
  sso(): never {
    throw new GoTrueError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  }

  @All(['admin/custom-providers', 'admin/custom-providers/*'])
  customProviders(): never {
    throw new GoTrueError(404, 'feature_disabled', 'Custom providers are disabled');
  }

  @All(['scim', 'scim/*'])
  scim(): never {
    throw new GoTrueError(404, 'feature_disabled', 'SCIM is disabled');
  }

  @All(['admin/users/:userId/passkeys', 'admin/users/:userId/passkeys/*'])
  passkeys(): never {
    throw new GoTrueError(404, 'passkey_disabled', 'Passkeys are disabled');
  }
}
