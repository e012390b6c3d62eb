import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { SchemaOptions } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import { DatabaseEnv } from '../environment/env.js';

export interface TestDatabase {
  /** The owner's address, who may do everything. */
  readonly url: string;
  /** The address with the login of the schema's service. */
  urlOf(schema: SchemaOptions): string;
  /** Runs SQL as the owner of the database, outside of every service: an independent observer of the stored data. */
  query<T extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<T[]>;
  drop(): Promise<void>;
}

/**
 * A new database on the Postgres that the test run started (TEST_DATABASE_URL).
 * @param schemas its migrated schemas; empty without any. The migrations run once in a run, into a template of which
 * all others are copies.
 */
export async function createTestDatabase(...schemas: SchemaOptions[]): Promise<TestDatabase> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (!adminUrl)
    throw new Error('TEST_DATABASE_URL is not set: run the tests through Jest, whose set-up starts Postgres.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(adminUrl);
  // Postgres may end before the test does, when a set-up failed: that must not hide the failure.
  admin.on('error', () => undefined);
  await admin.connect();
  const template = schemas.length ? await migratedTemplate(admin, adminUrl, schemas) : 'template1';
  await admin.query(`create database ${name} template ${template}`);
  const url = urlOf(adminUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  return {
    url,
    urlOf: (schema) => loginTo(url, schema),
    query: async <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await pool.query<T>(sql, values)).rows,
    drop: async () => {
      await pool.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

const urlOf = (adminUrl: string, database: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
};

/** Logins belong to the cluster, so all copies of a template have the same ones. */
function loginTo(url: string, { schema }: SchemaOptions): string {
  const login = new URL(url);
  login.username = `berea_${schema}_login`;
  login.password = 'login';
  return login.href;
}

/** Key of the lock: of test files that run side by side, one makes the template and the others wait for it. */
const LOCK = 0x7465_6d70;

async function migratedTemplate(admin: pg.Client, adminUrl: string, schemas: SchemaOptions[]): Promise<string> {
  const template = `template_${hashOf(schemas)}`;
  await admin.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return template;
    // It gets its name when it is complete, so that an interrupted test run leaves none that looks finished.
    const unfinished = `unfinished_${randomBytes(6).toString('hex')}`;
    await admin.query(`create database ${unfinished}`);
    const env = DatabaseEnv.parse({ DATABASE_URL: urlOf(adminUrl, unfinished) });
    for (const schema of schemas)
      await migrate({ ...env, SERVICE_DATABASE_URL: loginTo(env.DATABASE_URL, schema) }, schema);
    await admin.query(`alter database ${unfinished} rename to ${template}`);
    return template;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

const hashOf = (schemas: SchemaOptions[]): string =>
  createHash('sha256')
    .update(JSON.stringify(schemas.map(({ schema, scoped, migrations }) => [schema, scoped, migrations.map(String)])))
    .digest('hex')
    .slice(0, 16);
