import { DatabaseEnv, ServiceEnv } from '@berea/server';
import { z } from 'zod';

const WebUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).transform(withoutSlash);

const Fields = ServiceEnv.extend(DatabaseEnv.shape).extend({
  SITE_URL: WebUrl.describe('Where users open the product; links in mails lead there when nothing else is asked for'),
  API_EXTERNAL_URL: WebUrl.optional().describe('Base of the links in mails; default SITE_URL/auth/v1'),
  AUTH_ISSUER: z.string().min(1).optional().describe('The `iss` of access tokens; default SITE_URL/auth/v1'),
  AUTH_INSTANCE_KEY: z
    .string()
    .min(32)
    .describe('Secret from which all keys at rest are derived; keep it with the data'),
  AUTH_JWT_EXPIRY_S: z.coerce.number().int().min(60).max(86_400).default(3_600).describe('Life of an access token'),
  AUTH_MAIL_INTERVAL_S: z.coerce
    .number()
    .int()
    .min(0)
    .default(60)
    .describe('One mail of a kind per address in this time'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1).describe('Factor on every request limit'),
  ADDITIONAL_REDIRECT_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .transform((entries) => entries.filter(Boolean))
    .describe('Further addresses that links may lead to, separated by commas; * stands for one part, ** for any'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, { error: 'must start with redis:// or rediss://' })
    .optional()
    .describe('Keeps request limits in Redis, for more than one process'),
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
});
export type AuthServiceEnv = z.output<typeof AuthServiceEnv>;

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
