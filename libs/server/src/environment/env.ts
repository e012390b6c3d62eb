import { z } from 'zod';
import { readSecretFiles } from './secret-files.js';

// A schema of this kind is the one place where a variable is declared: its check, its default and one sentence. From all
// of them `npm run generate` makes what `npm start` checks and docs/configuration.md. `.meta` says what zod does not:
// - group: where operators find it (`tools/configuration/groups.mjs`); `apart` is worked out by `npm start`
// - secret: may be given as a file, by NAME_FILE; `optional`: an empty file says that there is none
// - form, schemes: how `npm start` checks it before packages are installed, where type and bounds do not say it
// - needs: variables without which it says nothing
// - unset: what holds where it is not set and has no default

/** An address of the web. */
export const WebAddress = z
  .url({ protocol: /^https?$/, error: 'must be a http:// or https:// address' })
  .meta({ schemes: ['http', 'https'] });

const Milliseconds = z.coerce.number().int().min(0);

/** Port of a process's metrics. */
export const MetricsEnv = z.object({
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port of /metrics, apart from PORT; 0 takes a free one; not set: nothing is shown'),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('address of these ports, never that of the product')
    .meta({ group: 'metrics', form: 'host name', needs: ['METRICS_PORT'] }),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('asked for by `/metrics`, as a bearer token')
    .meta({ group: 'metrics', secret: true, needs: ['METRICS_PORT'] }),
});
export type MetricsEnv = z.infer<typeof MetricsEnv>;

/** Variables that every service reads from its environment. */
export const ServiceEnv = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` closes the local mailbox')
    .meta({ group: 'start' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe("of the services' logs in `.data/logs`; `warn` leaves out the line for each request")
    .meta({ group: 'start' }),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0).describe('Port to listen on; 0 takes a free one'),
  SHUTDOWN_DELAY_MS: Milliseconds.default(0)
    .describe('how long to answer on, not ready, before closing')
    .meta({ group: 'apart' }),
  SHUTDOWN_GRACE_MS: Milliseconds.default(2_000)
    .describe('how long requests under way may take to finish')
    .meta({ group: 'apart' }),
  ...MetricsEnv.shape,
});
export type ServiceEnv = z.infer<typeof ServiceEnv>;

/**
 * How access tokens are verified: by a key set (embedded or hosted), and for an older hosted project by its shared
 * secret or by asking it.
 */
export const AuthEnv = z.object({
  AUTH_ISSUER: z.string().min(1).describe('the `iss` of every access token').meta({ group: 'apart' }),
  AUTH_JWKS_URL: z.url().optional().describe('where the public signing keys are').meta({ group: 'apart' }),
  AUTH_URL: WebAddress.optional()
    .describe('where `services/auth` answers, which tells of ended sessions; not set with a hosted auth project')
    .meta({ group: 'apart' }),
  AUTH_USER_URL: z
    .url()
    .optional()
    .describe('where a hosted project tells whose HS256 token it is, where its secret is not known')
    .meta({ group: 'apart' }),
  SUPABASE_ANON_KEY: z
    .string()
    .min(1)
    .describe('its public key, which browsers send along')
    .meta({ group: 'hosted', form: 'public key', needs: ['SUPABASE_URL'] })
    .optional(),
  SUPABASE_JWT_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('only for projects without signing keys; without it, their tokens are shown to the project itself')
    .meta({ group: 'hosted', secret: true, needs: ['SUPABASE_URL'] }),
});
export type AuthEnv = z.infer<typeof AuthEnv>;

export const DatabaseEnv = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
    .describe('`postgres://…`; migrations log in with it, and make schemas and roles')
    .meta({ group: 'database', secret: true, schemes: ['postgres', 'postgresql'], unset: 'embedded Postgres' }),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(8)
    .describe('connections to Postgres that one process may hold')
    .meta({ group: 'apart' }),
  DATABASE_PREPARED: z
    .stringbool()
    .optional()
    .describe('`false` behind a pooler that keeps no prepared statements (PgBouncer before 1.21)')
    .meta({ group: 'database', unset: '`true`' }),
});
export type DatabaseEnv = z.infer<typeof DatabaseEnv>;

/** The Redis that several processes share; without it, each keeps for itself. */
export const RedisEnv = z.object({
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
    .optional()
    .describe('what several instances share; `rediss://` speaks TLS, a password in the address is never logged')
    .meta({ group: 'database', secret: true, schemes: ['redis', 'rediss'], unset: 'each process alone' }),
});
export type RedisEnv = z.infer<typeof RedisEnv>;

/** How much of what is asked is taken. */
export const LimitsEnv = z.object({
  RATE_LIMIT_SCALE: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('multiplies every rate limit; for load tests')
    .meta({ group: 'limits' }),
});

/** Whether there is Scholar, and of which model: what answers and what tells the browser have to agree. */
export const ScholarEnv = z.object({
  ASSISTANT: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` takes Scholar away: chat, ask box, writing help; reading, search and notes stay')
    .meta({ group: 'scholar' }),
  OPENAI_MODEL: z.string().min(1).optional().describe('name of the model').meta({ group: 'scholar' }),
});

/** Raised when the environment is not usable; `message` lists every problem, one a line. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is rejected:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Whether these problems say already why a variable has no value. */
const isTold = (name: string, problems: readonly string[]): boolean =>
  problems.some((problem) => problem.startsWith(`${name}_FILE: `) || problem.startsWith(`${name}: `));

/**
 * Parses environment variables by `schema`. An empty value counts as not set; a secret may be in a file (`NAME_FILE`).
 * @throws EnvError naming all problems at once
 * @example
 * const env = readEnv(ServiceEnv.extend(DatabaseEnv.shape));
 */
export function readEnv<T extends z.ZodType>(
  schema: T,
  source: Record<string, string | undefined> = process.env,
): z.output<T> {
  const unreadable: string[] = [];
  const all = Object.entries(readSecretFiles(schema, source, unreadable));
  const given = Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success && !unreadable.length) return parsed.data;
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => !isTold(path.join('.'), unreadable));
  throw new EnvError([
    ...unreadable,
    ...issues.map(({ path, message }) => {
      const name = path.join('.');
      return `${name || 'environment'}: ${name && !(name in given) ? 'must be set' : message}`;
    }),
  ]);
}
