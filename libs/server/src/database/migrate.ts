import type { QueryRunner } from 'typeorm';
import { z } from 'zod';
import { DatabaseEnv, EnvError, readEnv } from '../environment/env.js';
import { createLog } from '../log/log.js';
import { logRetries } from './connect-data-source.js';
import { isReadOnly } from '../errors/unavailable.js';
import { createDataSource, roleOf, type SchemaOptions } from './data-source.js';
import { ensureServiceLogin, grantRole, ignoreDuplicate } from './service-login.js';
import { type RetryOptions, START_TIMEOUT_MS, retryUntilAvailable } from './retry-until-available.js';

/** Roles belong to the whole cluster, so all services take the same lock while they migrate. */
const LOCK = 0x6265_7265;

/** A migration may take longer than a request ever may, and so may a machine that is busy starting everything at once. */
const SLOW = { connectionTimeoutMillis: 10_000, query_timeout: 0, statement_timeout: 0, lock_timeout: 60_000 };

const PATIENCE: RetryOptions = { withinMs: START_TIMEOUT_MS, onRetry: () => undefined };

/** The database as migrations use it: with a login that may make schemas and roles. */
export interface MigrationEnv extends DatabaseEnv {
  /** The login of the running service: it is created, or gets this password. */
  readonly SERVICE_DATABASE_URL?: string | undefined;
}

/**
 * Brings the service's schema up to date: schema, role, TypeORM migrations, grants, the service's login. Waits for a
 * database that does not answer yet. Several processes may run it at the same time (advisory lock), and it may run
 * again when nothing is new.
 * @returns how many migrations were run
 */
export const migrate = (env: MigrationEnv, options: SchemaOptions, patience = PATIENCE): Promise<number> =>
  retryUntilAvailable(() => migrateOnce(env, options), patience);

async function migrateOnce(env: MigrationEnv, options: SchemaOptions): Promise<number> {
  const dataSource = createDataSource({ ...env, DATABASE_POOL: 2 }, options);
  Object.assign(dataSource.options.extra as object, SLOW);
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query(`select pg_advisory_lock($1)`, [LOCK]);
    await mayMakeRoles(options, () => prepare(lock, options));
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    await grant(lock, options);
    const { SERVICE_DATABASE_URL: url } = env;
    if (url) await mayMakeRoles(options, () => ensureServiceLogin(lock, url, options));
    return ran.length;
  } catch (error) {
    // A full database that only lets itself be read can be read, if nothing of its schema is new.
    if (isReadOnly(error) && !(await dataSource.showMigrations().catch(() => true))) return 0;
    throw error;
  } finally {
    await lock.query(`select pg_advisory_unlock($1)`, [LOCK]).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

async function prepare(runner: QueryRunner, { schema }: SchemaOptions): Promise<void> {
  await runner.query(`create schema if not exists "${schema}"`);
  const role = roleOf(schema);
  const [known] = await runner.query(`select 1 from pg_roles where rolname = $1`, [role]);
  // Roles are shared by all databases of a cluster: another database's migration may create it in between.
  if (!known) await runner.query(`create role "${role}" nologin nobypassrls`).catch(ignoreDuplicate);
  const [{ admin }] = await runner.query('select current_user as admin');
  await grantRole(runner, role, admin);
}

async function grant(runner: QueryRunner, { schema, scoped }: SchemaOptions): Promise<void> {
  const role = roleOf(schema);
  await runner.query(`grant usage on schema "${schema}" to "${role}"`);
  await runner.query(`grant select, insert, update, delete on all tables in schema "${schema}" to "${role}"`);
  await runner.query(`revoke all on "${schema}".migrations from "${role}"`);
  if (scoped !== false) return;
  await runner.query(`revoke all on schema "${schema}" from public`);
  await runner.query(`revoke all on all tables in schema "${schema}" from public`);
}

async function mayMakeRoles({ schema }: SchemaOptions, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new Error(
      `The login of DATABASE_URL may not make the schema, the role or the login of ${schema} (${(error as Error).message}). Give it CREATE on the database and CREATEROLE, or make them yourself and name the login in ${urlName(schema)}: docs/guides/database-logins.md says how.`,
      { cause: error },
    );
  }
}

/** The variable that says how a service will log in. */
const urlName = (schema: string): string => `${schema.toUpperCase()}_DATABASE_URL`;

/**
 * Runs a service's migrations as a process: exit code 0 when the schema is up to date, else 1 with one line that gives
 * the reason.
 */
export async function runMigrations(options: SchemaOptions): Promise<void> {
  const log = createLog(`${options.schema}-migrate`, process.env['LOG_LEVEL'] || 'info');
  try {
    const patience = { withinMs: START_TIMEOUT_MS, onRetry: logRetries(log) };
    const name = urlName(options.schema);
    const { [name]: url } = readEnv(z.object({ [name]: DatabaseEnv.shape.DATABASE_URL.optional() }));
    const ran = await migrate({ ...readEnv(DatabaseEnv), SERVICE_DATABASE_URL: url }, options, patience);
    log.info({ ran }, 'schema is up to date');
  } catch (error) {
    log.fatal(error instanceof EnvError ? { problems: error.problems } : { err: error }, 'migration failed');
    process.exitCode = 1;
  }
}

/** SQL that puts a table under row-level security by the `user_id` that `Database.run` sets. For use in migrations. */
export const ownedByUser = (schema: string, table: string): string[] => [
  `alter table "${schema}"."${table}" enable row level security`,
  `alter table "${schema}"."${table}" force row level security`,
  `create policy "${table}_owner" on "${schema}"."${table}"
     using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
     with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid)`,
];
