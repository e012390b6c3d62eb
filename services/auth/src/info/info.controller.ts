import { Controller, Get, Inject } from '@nestjs/common';
import { AuthConfig } from '../core/auth-config.js';

/** Foreign providers that clients may ask about. */
const FOREIGN_PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
];

/** Describes the service and its features. */
@Controller('auth/v1')
export class InfoController {
  constructor(@Inject(AuthConfig) private readonly config: AuthConfig) {}

  @Get('health')
  health() {
    return {
      version: '0.2.0',
      name: 'GoTrue',
      description: 'The auth service of Berea; it speaks the GoTrue protocol',
    };
  }

  @Get('settings')
  settings() {
    return {
      external: {
        email: true,
        phone: this.config.phoneAutoconfirm,
        anonymous_users: this.config.anonymous,
        ...Object.fromEntries(FOREIGN_PROVIDERS.map((name) => [name, false])),
      },
      disable_signup: this.config.signUpDisabled,
      mailer_autoconfirm: this.config.autoconfirm,
      phone_autoconfirm: this.config.phoneAutoconfirm,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
      local_mailbox: this.config.localMailbox,
      mail_unavailable: this.config.mailUnavailable,
    };
  }
}
