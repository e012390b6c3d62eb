import { DatabaseEnv, RedisEnv, ServiceEnv } from '@berea/server';
import { z } from 'zod';
import { VerificationKeys } from '../crypto/verification-keys.js';

const WebUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).transform(withoutSlash);

const DAY = 86_400;

const Fields = ServiceEnv.extend(DatabaseEnv.shape)
  .extend(RedisEnv.shape)
  .extend({
    SITE_URL: WebUrl.describe('Where users open the product; links in mails lead there when nothing else is asked for'),
    API_EXTERNAL_URL: WebUrl.optional().describe('Base of the links in mails; default SITE_URL/auth/v1'),
    AUTH_ISSUER: z.string().min(1).optional().describe('The `iss` of access tokens; default SITE_URL/auth/v1'),
    AUTH_INSTANCE_KEY: z
      .string()
      .min(32)
      .describe('Secret from which all keys at rest are derived; keep it with the data'),
    AUTH_JWT_EXPIRY_S: z.coerce.number().int().min(60).max(86_400).default(3_600).describe('Life of an access token'),
    AUTH_SESSION_LIFETIME_S: z.coerce
      .number()
      .int()
      .min(60)
      .default(90 * DAY)
      .describe('No session lives longer, however often it is refreshed'),
    AUTH_SESSION_INACTIVITY_S: z.coerce
      .number()
      .int()
      .min(60)
      .default(30 * DAY)
      .describe('A session that was not refreshed for this long has to sign in again'),
    AUTH_SINGLE_SESSION: z
      .stringbool()
      .default(false)
      .describe('Whether signing in ends the earlier sessions of the user at their next refresh'),
    AUTH_DISABLE_SIGNUP: z.stringbool().default(false).describe('Whether new accounts are refused'),
    AUTH_AUTOCONFIRM: z.stringbool().default(false).describe('Whether an account opens without a mail to its address'),
    AUTH_ANONYMOUS: z.stringbool().default(false).describe('Whether one may sign in without naming oneself'),
    AUTH_PHONE_AUTOCONFIRM: z
      .stringbool()
      .default(false)
      .describe('Whether accounts open by phone number and password; no text message proves the number'),
    AUTH_MANUAL_LINKING: z.stringbool().default(false).describe('Whether users may remove one of several identities'),
    AUTH_EXTRA_JWKS: VerificationKeys.optional()
      .transform((keys) => keys ?? [])
      .describe(
        'Public keys (JWKS) whose tokens are taken beside our own: role tokens, or a service that users move from',
      ),
    AUTH_MAIL_INTERVAL_S: z.coerce
      .number()
      .int()
      .min(0)
      .default(60)
      .describe('One mail of a kind per address in this time'),
    AUTH_MAILS_PER_HOUR: z.coerce
      .number()
      .int()
      .min(1)
      .default(100)
      .describe('Mails of the whole instance in one hour'),
    AUTH_MAILS_PER_NETWORK: z.coerce
      .number()
      .int()
      .min(1)
      .default(20)
      .describe('Mails that one network may ask for in one hour, whether or not they are sent'),
    AUTH_MAILS_PER_NETWORK_CEILING: z.coerce
      .number()
      .int()
      .min(1)
      .default(40)
      .describe('The same where accounts confirmed their mail from there within a day: one more for each, up to this'),
    AUTH_LINK_PAGE: z
      .union([z.literal('off'), WebUrl])
      .optional()
      .describe(
        "Page that links in mails open with ?token_hash and ?type, to be verified when its reader says so; default the web's own; off: the link itself is used up when it is opened",
      ),
    AUTH_SECURE_EMAIL_CHANGE: z.stringbool().default(true).describe('Whether the current address, too, has to agree'),
    AUTH_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: z
      .stringbool()
      .default(false)
      .describe(
        'Whether a session older than a day needs a mailed code to change the password, with the current one too',
      ),
    AUTH_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: z
      .stringbool()
      .default(false)
      .describe('Whether a young session, too, needs the current password to change it, except after a recovery'),
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1).describe('Factor on every request limit'),
    ADDITIONAL_REDIRECT_URLS: z
      .string()
      .default('')
      .transform((text) => text.split(',').map((entry) => entry.trim()))
      .transform((entries) => entries.filter(Boolean))
      .describe('Further addresses that links may lead to, separated by commas; * stands for one part, ** for any'),
    SMTP_HOST: z.string().min(1).optional().describe('Mail server; without one, mails stay in the local mailbox'),
    SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587).describe('465 speaks TLS from the start'),
    SMTP_USER: z.string().min(1).optional().describe('Login at the mail server'),
    SMTP_PASS: z.string().min(1).optional().describe('Password at the mail server'),
    SMTP_FROM: z.string().min(3).optional().describe('Sender, such as `Berea <hello@example.org>`'),
  });

/** What the auth service reads from its environment. */
export const AuthServiceEnv = Fields.superRefine((env, context) => {
  if (env.SMTP_HOST && !env.SMTP_FROM)
    context.addIssue({ code: 'custom', path: ['SMTP_FROM'], message: 'must be set together with SMTP_HOST' });
  if (!env.SMTP_USER !== !env.SMTP_PASS)
    context.addIssue({ code: 'custom', path: ['SMTP_PASS'], message: 'must be set together with SMTP_USER' });
  // Clients refresh when an access token runs out: by then, every session would have ended.
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
