import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  /** Runs SQL as the owner of the database, outside of every service: the independent observer of what was stored. */
  query<T extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<T[]>;
  drop(): Promise<void>;
}

/** An empty database of its own on the Postgres that the test run started (TEST_DATABASE_URL). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (!adminUrl)
    throw new Error('TEST_DATABASE_URL is not set: run the tests through Jest, whose set-up starts Postgres.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(adminUrl);
  // Postgres may end before the test does, when a set-up failed: that must not hide the failure.
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  pool.on('error', () => undefined);
  return {
    url: url.href,
    query: async <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await pool.query<T>(sql, values)).rows,
    drop: async () => {
      await pool.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
