import type { QueryRunner } from 'typeorm';
import { DatabaseEnv, EnvError, readEnv } from '../environment/env.js';
import { createLog } from '../log/log.js';
import { logRetries } from './connect-data-source.js';
import { createDataSource, roleOf, type SchemaOptions } from './data-source.js';
import { type RetryOptions, START_TIMEOUT_MS, retryUntilAvailable } from './retry-until-available.js';

/** Roles belong to the whole cluster, so all services take the same lock while they migrate. */
const LOCK = 0x6265_7265;

/** A migration may take longer than a request ever may, and so may a machine that is busy starting everything at once. */
const SLOW = { connectionTimeoutMillis: 10_000, query_timeout: 0, statement_timeout: 0, lock_timeout: 60_000 };

const PATIENCE: RetryOptions = { withinMs: START_TIMEOUT_MS, onRetry: () => undefined };

/**
 * Brings the service's schema up to date: schema, role, TypeORM migrations, grants. Waits for a database that does not
 * answer yet. Safe to run by several processes at once (advisory lock) and again when nothing is new.
 * @returns how many migrations were run
 */
export const migrate = (env: DatabaseEnv, options: SchemaOptions, patience = PATIENCE): Promise<number> =>
  retryUntilAvailable(() => migrateOnce(env, options), patience);

async function migrateOnce(env: DatabaseEnv, options: SchemaOptions): Promise<number> {
  const dataSource = createDataSource({ ...env, DATABASE_POOL: 2 }, options);
  Object.assign(dataSource.options.extra as object, SLOW);
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query(`select pg_advisory_lock($1)`, [LOCK]);
    await prepare(lock, options);
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    if (options.grants === false) await revoke(lock, options.schema);
    else await grant(lock, options.schema);
    return ran.length;
  } finally {
    await lock.query(`select pg_advisory_unlock($1)`, [LOCK]).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

async function prepare(runner: QueryRunner, { schema, grants }: SchemaOptions): Promise<void> {
  await runner.query(`create schema if not exists "${schema}"`);
  if (grants === false) return;
  const role = roleOf(schema);
  const [known] = await runner.query(`select 1 from pg_roles where rolname = $1`, [role]);
  // Roles are shared by all databases of a cluster: another database's migration may create it in between.
  if (!known) await runner.query(`create role "${role}" nologin nobypassrls`).catch(ignoreDuplicate);
  await runner.query(`grant "${role}" to current_user`).catch(ignoreDuplicate);
}

async function grant(runner: QueryRunner, schema: string): Promise<void> {
  const role = roleOf(schema);
  await runner.query(`grant usage on schema "${schema}" to "${role}"`);
  await runner.query(`grant select, insert, update, delete on all tables in schema "${schema}" to "${role}"`);
  await runner.query(`revoke all on "${schema}".migrations from "${role}"`);
}

async function revoke(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(`revoke all on schema "${schema}" from public`);
  await runner.query(`revoke all on all tables in schema "${schema}" from public`);
}

function ignoreDuplicate(error: { code?: string }): void {
  // 42710 duplicate_object, 23505 unique_violation, XX000 "tuple concurrently updated"
  if (!['42710', '23505', 'XX000'].includes(error.code ?? '')) throw error;
}

/** Runs a service's migrations as a process: exit code 0 when the schema is up to date, 1 with one line that says why not. */
export async function runMigrations(options: SchemaOptions): Promise<void> {
  const log = createLog(`${options.schema}-migrate`, process.env['LOG_LEVEL'] || 'info');
  try {
    const patience = { withinMs: START_TIMEOUT_MS, onRetry: logRetries(log) };
    const ran = await migrate(readEnv(DatabaseEnv), options, patience);
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
