import { AuthEnv, LimitsEnv, RedisEnv, ScholarEnv, ServiceEnv, WebAddress } from '@berea/server';
import { z } from 'zod';

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

/** The environment variables of the gateway. */
export const GatewayEnv = z
  .object({
    ...ServiceEnv.shape,
    SUPABASE_URL: WebAddress.optional()
      .describe('a hosted auth project in place of `services/auth`')
      .meta({ group: 'hosted', form: 'origin', needs: ['SUPABASE_ANON_KEY'], unset: 'embedded auth' }),
    ...AuthEnv.shape,
    ...RedisEnv.shape,
    ...LimitsEnv.shape,
    ...ScholarEnv.shape,
    CONTENT_URL: WebAddress.describe('where `services/content` answers').meta({ group: 'apart' }),
    STUDY_URL: WebAddress.describe('where `services/study` answers').meta({ group: 'apart' }),
    SITE_URL: WebAddress.describe('The address at which users reach the product'),
    WEB_ROOT: z
      .string()
      .min(1)
      .describe('folder of the built web: `shell/`, `chat-mfe/`, `bible-mfe/` …')
      .meta({ group: 'apart' }),
    SHELL_URL: WebAddress.optional()
      .describe("where a server of its own has the shell's built files")
      .meta({ group: 'apart', unset: 'those in `WEB_ROOT`' }),
    REMOTES_URL: WebAddress.refine((address) => address.includes('*'), {
      error: 'must have * in place of the name of a remote, such as http://*-mfe:8080',
    })
      .optional()
      .describe('where servers of their own have the built files of the remotes, `*` for the name of one')
      .meta({ group: 'apart', unset: 'those in `WEB_ROOT`' }),
    SUPABASE_ANON_KEY: AuthEnv.shape.SUPABASE_ANON_KEY.unwrap(),
    MAILBOX_CODE_AT: z
      .string()
      .optional()
      .describe('file of the code that opens the local mailbox elsewhere, once; its use removes it')
      .meta({ group: 'apart' }),
    TRUST_PROXY: z
      .string()
      .optional()
      .describe('addresses or networks (CIDR) of proxies, with commas, whose `X-Forwarded-For` is believed')
      .meta({ group: 'edge' }),
    CORS_ORIGINS: Origins.describe('origins, with commas, whose pages may call the API and load remotes').meta({
      group: 'edge',
      form: 'origins',
    }),
    REMOTES_JSON: z
      .string()
      .optional()
      .describe('a `remotes.json` (path or text) with remotes deployed elsewhere, laid over the built ones one by one')
      .meta({ group: 'edge', form: 'remotes', unset: 'the built ones' }),
    DONATION_URL: WebAddress.optional().describe('where gifts are taken').meta({ group: 'offers' }),
    COMMUNITY_URL: WebAddress.optional().describe('where users meet').meta({ group: 'offers' }),
    SUPPORT_EMAIL: z.email().optional().describe('who helps').meta({ group: 'offers' }),
    SPLASH: z
      .stringbool()
      .default(true)
      .describe('the splash at the first start of a browser session')
      .meta({ group: 'offers' }),
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

/** The address that `/auth/v1` is forwarded to; undefined with a hosted auth service, which the browser calls itself. */
export const embeddedAuthUrl = (env: GatewayEnv): string | undefined => (env.SUPABASE_URL ? undefined : env.AUTH_URL);
