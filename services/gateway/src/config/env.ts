import { AuthEnv, RedisEnv, ServiceEnv } from '@berea/server';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a http:// or https:// address' });

/** Compared with the `Origin` header byte for byte, so they must be written as browsers write it. */
const Origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .transform((entries) => entries.filter(Boolean))
  .refine((entries) => entries.every(isOrigin), {
    error: 'must list exact origins, such as https://app.example.org, with commas: no *, no path, no default port',
  });

function isOrigin(text: string): boolean {
  return /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Rules about several variables run even if a single one is invalid, so that all problems are reported together. */
const always = () => true;

/** What the gateway reads from its environment. */
export const GatewayEnv = z
  .object({
    ...ServiceEnv.shape,
    ...AuthEnv.shape,
    ...RedisEnv.shape,
    CONTENT_URL: httpUrl.describe('Where services/content answers'),
    STUDY_URL: httpUrl.describe('Where services/study answers'),
    SITE_URL: httpUrl.describe('The address at which users reach the product'),
    WEB_ROOT: z.string().min(1).describe('Folder of the built web: shell/, chat-mfe/, bible-mfe/, ...'),
    SHELL_URL: httpUrl
      .optional()
      .describe("Where a server of its own has the shell's built files; default: those in WEB_ROOT"),
    SUPABASE_URL: httpUrl.optional().describe('Base URL of a hosted auth service, in place of services/auth'),
    SUPABASE_ANON_KEY: z.string().min(1).describe('Public key that the browser sends to the auth service'),
    MAILBOX_CODE_AT: z
      .string()
      .optional()
      .describe('File of the code that opens the local mailbox elsewhere, once; it is removed with its use'),
    DONATION_URL: httpUrl.optional(),
    COMMUNITY_URL: httpUrl.optional(),
    SUPPORT_EMAIL: z.email().optional(),
    SPLASH: z.stringbool().default(true).describe('Whether the web opens with its splash screen'),
    REMOTES_JSON: z
      .string()
      .optional()
      .describe('remotes.json itself, or the path of its file; default: the built remotes'),
    ASSISTANT: z.enum(['on', 'off']).default('on').describe('Whether Scholar answers on this server'),
    OPENAI_MODEL: z.string().optional().describe('Name of the language model, where there is one'),
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1).describe('Every rate limit is multiplied by this'),
    CORS_ORIGINS: Origins.describe('Origins, with commas, whose pages may call /api and /auth/v1 and load remotes'),
    TRUST_PROXY: z
      .string()
      .optional()
      .describe('Addresses or networks (CIDR) of proxies, with commas, whose x-forwarded-for is believed'),
  })
  .refine((env) => env.AUTH_URL || env.SUPABASE_URL, {
    path: ['AUTH_URL'],
    error: 'set AUTH_URL, or SUPABASE_URL for a hosted auth service',
    when: always,
  })
  .refine((env) => env.AUTH_JWKS_URL || env.SUPABASE_JWT_SECRET, {
    path: ['AUTH_JWKS_URL'],
    error: 'set AUTH_JWKS_URL, or SUPABASE_JWT_SECRET of a hosted auth service without signing keys',
    when: always,
  });
export type GatewayEnv = z.infer<typeof GatewayEnv>;

/** Where `/auth/v1` goes; undefined when a hosted auth service is used, which the browser calls itself. */
export const embeddedAuthUrl = (env: GatewayEnv): string | undefined => (env.SUPABASE_URL ? undefined : env.AUTH_URL);
