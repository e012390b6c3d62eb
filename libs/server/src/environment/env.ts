import { z } from 'zod';
import { readSecretFiles } from './secret-files.js';

/** Where a process shows what it measures. */
export const MetricsEnv = z.object({
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port of /metrics, apart from PORT; 0 takes a free one; not set: nothing is shown'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('Address of /metrics'),
  METRICS_TOKEN: z.string().min(16).optional().describe('Asked for by /metrics, as a bearer token'),
});
export type MetricsEnv = z.infer<typeof MetricsEnv>;

/** What every service reads from its environment. */
export const ServiceEnv = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0).describe('Port to listen on; 0 takes a free one'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SHUTDOWN_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('How long to answer on, not ready, before closing'),
  SHUTDOWN_GRACE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(2_000)
    .describe('How long requests under way may take to finish'),
  ...MetricsEnv.shape,
});
export type ServiceEnv = z.infer<typeof ServiceEnv>;

/**
 * How access tokens are verified: by a key set (embedded or hosted), and for an older hosted project by its shared
 * secret or by asking it.
 */
export const AuthEnv = z.object({
  AUTH_JWKS_URL: z.url().optional().describe('Where the public signing keys are'),
  AUTH_ISSUER: z.string().min(1).describe('The `iss` that every token must carry'),
  AUTH_URL: z
    .url({ protocol: /^https?$/, error: 'must be a http:// or https:// address' })
    .optional()
    .describe('Where services/auth answers, which tells of ended sessions; not set with a hosted auth service'),
  SUPABASE_JWT_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Shared HS256 secret of a hosted project without signing keys'),
  AUTH_USER_URL: z
    .url()
    .optional()
    .describe('Where a hosted project tells whose HS256 token it is; for one whose secret is not known'),
  SUPABASE_ANON_KEY: z.string().min(1).optional().describe('Public key that goes with every question to it'),
});
export type AuthEnv = z.infer<typeof AuthEnv>;

export const DatabaseEnv = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
    .describe('Postgres connection string'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(8).describe('Connections that one process may hold'),
  DATABASE_PREPARED: z
    .stringbool()
    .optional()
    .describe('Whether statements are prepared; false behind a pooler that does not keep them (PgBouncer before 1.21)'),
});
export type DatabaseEnv = z.infer<typeof DatabaseEnv>;

/** Where several processes meet; without it, each keeps for itself. */
export const RedisEnv = z.object({
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
    .optional()
    .describe('Redis, for limits and caches that several processes share; default: each process for itself'),
});
export type RedisEnv = z.infer<typeof RedisEnv>;

/** Raised when the environment is not usable; `message` lists every problem, one a line. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is rejected:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Whether the reason why a variable has no value stands among these problems already. */
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
  const all = Object.entries(readSecretFiles(source, unreadable));
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
