import { existsSync } from 'node:fs';
import { AuthEnv, DatabaseEnv, LimitsEnv, RedisEnv, ServiceEnv } from '@berea/server';
import { z } from 'zod';
import { VerificationKeys } from '../crypto/verification-keys.js';

const WebUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).transform(withoutSlash);

const DAY = 86_400;
const A_CENTURY = 36_525 * DAY;

const Switch = z.stringbool().default(false);

const Count = z.coerce.number().int().min(1).max(1_000_000);

const SessionSeconds = z.coerce.number().int().min(60).max(A_CENTURY);

const Fields = ServiceEnv.extend(DatabaseEnv.shape)
  .extend(RedisEnv.shape)
  .extend(LimitsEnv.shape)
  .extend({
    SITE_URL: WebUrl.describe('Where users open the product; links in mails lead there when nothing else is asked for'),
    API_EXTERNAL_URL: WebUrl.optional()
      .describe('base of the links in mails')
      .meta({ group: 'apart', unset: '`SITE_URL/auth/v1`' }),
    AUTH_ISSUER: AuthEnv.shape.AUTH_ISSUER.optional(),
    AUTH_INSTANCE_KEY: z
      .string()
      .min(32)
      .describe('secret from which all keys at rest are derived; keep it with the data')
      .meta({ group: 'apart', secret: true }),
    SMTP_HOST: z
      .string()
      .min(1)
      .optional()
      .describe('mail server of the embedded auth')
      .meta({ group: 'mail', form: 'host name', needs: ['SMTP_FROM'], unset: 'local mailbox' }),
    SMTP_PORT: z.coerce
      .number()
      .int()
      .min(1)
      .max(65_535)
      .default(587)
      .describe('its port; 465 speaks TLS from the start')
      .meta({ group: 'mail', needs: ['SMTP_HOST'] }),
    SMTP_USER: z
      .string()
      .min(1)
      .optional()
      .describe('login at the mail server')
      .meta({ group: 'mail', needs: ['SMTP_PASS', 'SMTP_HOST'] }),
    SMTP_PASS: z
      .string()
      .min(1)
      .optional()
      .describe('password at the mail server')
      .meta({ group: 'mail', secret: 'optional', needs: ['SMTP_USER'] }),
    SMTP_FROM: z
      .string()
      .min(3)
      .optional()
      .describe('sender, such as `Berea <hello@example.org>`')
      .meta({ group: 'mail', form: 'mail sender', needs: ['SMTP_HOST'] }),
    SMTP_TLS: z
      .enum(['required', 'offered', 'off'])
      .optional()
      .describe('`required`: sends nothing without TLS; `offered`: TLS where the server has it; `off`: none')
      .meta({ group: 'mail', needs: ['SMTP_HOST'], unset: '`required` with `SMTP_USER`, else `offered`' }),
    SMTP_TLS_CA: z
      .string()
      .min(1)
      .optional()
      .describe('file of certificates (PEM) to trust beside the usual ones, for a mail server with its own')
      .meta({ group: 'mail', form: 'text', needs: ['SMTP_HOST'] }),
    SMTP_TLS_REJECT_UNAUTHORIZED: z
      .stringbool()
      .default(true)
      .describe('refuses a mail server whose certificate nobody vouches for')
      .meta({ group: 'mail', needs: ['SMTP_HOST'] }),
    AUTH_LINK_PAGE: z
      .union([z.literal('off'), WebUrl])
      .optional()
      .describe('page that links in mails open; `off`: opening the link uses it up')
      .meta({ group: 'mail', form: 'link page', unset: '`SITE_URL/auth/confirm`' }),
    ADDITIONAL_REDIRECT_URLS: z
      .string()
      .default('')
      .transform((text) => text.split(',').map((entry) => entry.trim()))
      .transform((entries) => entries.filter(Boolean))
      .describe('further addresses that links may lead to, with commas; `*` is one part, `**` any')
      .meta({ group: 'mail', form: 'text' }),
    AUTH_MAIL_INTERVAL_S: z.coerce
      .number()
      .int()
      .min(0)
      .max(DAY)
      .default(60)
      .describe('seconds between two mails of one kind to one address')
      .meta({ group: 'mail' }),
    AUTH_MAILS_PER_HOUR: Count.default(100)
      .describe('mails of the whole instance in an hour; raise it to what your mail server takes')
      .meta({ group: 'mail' }),
    AUTH_MAILS_PER_NETWORK: Count.default(20)
      .describe('mails that one network may ask for in an hour, sent or not')
      .meta({ group: 'mail' }),
    AUTH_MAILS_PER_NETWORK_CEILING: Count.default(40)
      .describe('the same with one more for each account that confirmed its mail there within a day')
      .meta({ group: 'mail' }),
    AUTH_DISABLE_SIGNUP: Switch.describe('refuses new accounts').meta({ group: 'accounts' }),
    AUTH_AUTOCONFIRM: Switch.describe('accounts open, and addresses change, without a mail').meta({
      group: 'accounts',
    }),
    AUTH_ANONYMOUS: Switch.describe('people may sign in without a name').meta({ group: 'accounts' }),
    AUTH_PHONE_AUTOCONFIRM: Switch.describe(
      'accounts open by phone number and password; no text message proves the number',
    ).meta({ group: 'accounts' }),
    AUTH_MANUAL_LINKING: Switch.describe('users may remove one of several identities').meta({ group: 'accounts' }),
    AUTH_SECURE_EMAIL_CHANGE: z
      .stringbool()
      .default(true)
      .describe('the present address, too, has to agree to a new one')
      .meta({ group: 'accounts' }),
    AUTH_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: Switch.describe(
      'a session older than a day needs a mailed code to change the password, with the current one, too',
    ).meta({ group: 'accounts' }),
    AUTH_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: Switch.describe(
      'a young session, too, needs the current password to change it, except after a recovery',
    ).meta({ group: 'accounts' }),
    AUTH_JWT_EXPIRY_S: z.coerce
      .number()
      .int()
      .min(60)
      .max(DAY)
      .default(3_600)
      .describe('seconds that an access token of the embedded auth lives')
      .meta({ group: 'accounts' }),
    AUTH_SESSION_LIFETIME_S: SessionSeconds.default(90 * DAY)
      .describe('seconds after which a session ends in any case')
      .meta({ group: 'accounts' }),
    AUTH_SESSION_INACTIVITY_S: SessionSeconds.default(30 * DAY)
      .describe('seconds after which a session without use ends')
      .meta({ group: 'accounts' }),
    AUTH_SINGLE_SESSION: Switch.describe("a new sign-in ends the user's earlier sessions at their next refresh").meta({
      group: 'accounts',
    }),
    AUTH_EXTRA_JWKS: VerificationKeys.optional()
      .transform((keys) => keys ?? [])
      .describe('public keys (JWKS, RS256 or ES256) whose tokens are taken beside our own')
      .meta({ group: 'accounts', form: 'public keys' }),
  });

/** The environment of the auth service. */
export const AuthServiceEnv = Fields.superRefine((env, context) => {
  if (env.SMTP_HOST && !env.SMTP_FROM)
    context.addIssue({ code: 'custom', path: ['SMTP_FROM'], message: 'must be set together with SMTP_HOST' });
  if (env.SMTP_TLS_CA && !existsSync(env.SMTP_TLS_CA))
    context.addIssue({ code: 'custom', path: ['SMTP_TLS_CA'], message: 'must name a file that is there' });
  if (!env.SMTP_USER !== !env.SMTP_PASS)
    context.addIssue({ code: 'custom', path: ['SMTP_PASS'], message: 'must be set together with SMTP_USER' });
  // Clients refresh when an access token expires. With a shorter limit, every session would have ended by then.
  if (env.AUTH_SESSION_INACTIVITY_S < env.AUTH_JWT_EXPIRY_S)
    context.addIssue({
      code: 'custom',
      path: ['AUTH_SESSION_INACTIVITY_S'],
      message: 'must not be below AUTH_JWT_EXPIRY_S',
    });
});
export type AuthServiceEnv = z.output<typeof AuthServiceEnv>;

function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, '');
}
