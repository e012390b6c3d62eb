import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TemporaryPostgres } from '@berea/postgres';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import type { SchemaOptions } from './data-source.js';
import { migrate, ownedByUser } from './migrate.js';

// Roles belong to the cluster: a name of its own lets each test see a first start.
let schema: string;
let postgres: TestDatabase;

beforeEach(async () => {
  schema = `m_${randomBytes(4).toString('hex')}`;
  postgres = await createTestDatabase();
});
afterEach(async () => {
  await postgres.drop();
});

const envOf = (database: TestDatabase) => ({ DATABASE_URL: database.url, DATABASE_POOL: 2 });

const migration = (name: string, up: (runner: QueryRunner) => Promise<unknown>) =>
  class implements MigrationInterface {
    readonly name = name;
    async up(runner: QueryRunner): Promise<void> {
      await up(runner);
    }
    async down(): Promise<void> {}
  };

const things = () =>
  migration('CreateThings1700000000001', async (runner) => {
    await runner.query(`create table "${schema}".things (user_id uuid)`);
    for (const statement of ownedByUser(schema, 'things')) await runner.query(statement);
  });
const more = () =>
  migration('CreateMore1700000000002', (runner) => runner.query(`create table "${schema}".more (user_id uuid)`));

const optionsWith = (...migrations: SchemaOptions['migrations']): SchemaOptions => ({
  schema,
  entities: [],
  migrations,
});
const tables = async (database = postgres) => {
  const rows = await database.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = $1 order by 1',
    [schema],
  );
  return rows.map(({ tablename }) => tablename);
};

describe('migrate', () => {
  it('when the database is unavailable, retries until it answers and reports each failure', async () => {
    const temporary = await TemporaryPostgres.start();
    try {
      await temporary.end('SIGKILL');
      const met: unknown[] = [];
      let restarted: Promise<void> | undefined;
      const onRetry = (error: unknown) => {
        met.push(error);
        restarted ??= temporary.restart();
      };
      const patience = { withinMs: 60_000, onRetry };
      expect(await migrate({ DATABASE_URL: temporary.url, DATABASE_POOL: 2 }, optionsWith(things()), patience)).toBe(1);
      expect(met[0]).toMatchObject({ code: 'ECONNREFUSED' });
      await temporary.end('SIGKILL');
      const impatient = { withinMs: 0, onRetry };
      await expect(
        migrate({ DATABASE_URL: temporary.url, DATABASE_POOL: 2 }, optionsWith(), impatient),
      ).rejects.toThrow();
    } finally {
      await temporary.stop();
    }
  });

  it('when the password is wrong, rejects without a retry', async () => {
    const wrong = new URL(postgres.url);
    wrong.password = 'wrong';
    wrong.pathname = '/nothing';
    const onRetry = () => {
      throw new Error('It waited.');
    };
    await expect(
      migrate({ DATABASE_URL: wrong.href, DATABASE_POOL: 2 }, optionsWith(), { withinMs: 60_000, onRetry }),
    ).rejects.toThrow(/password|does not exist/);
  });

  it('makes schema, role and tables; a second run has nothing to do', async () => {
    expect(await migrate(envOf(postgres), optionsWith(things()))).toBe(1);
    expect(await tables()).toEqual(['migrations', 'things']);
    expect(await migrate(envOf(postgres), optionsWith(things()))).toBe(0);
    const [role] = await postgres.query('select rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname = $1', [
      `berea_${schema}`,
    ]);
    expect(role).toEqual({ rolcanlogin: false, rolsuper: false, rolbypassrls: false });
  });

  it('when a migration is added, runs it alone and grants the role its rights', async () => {
    await migrate(envOf(postgres), optionsWith(things()));
    expect(await migrate(envOf(postgres), optionsWith(things(), more()))).toBe(1);
    const [rights] = await postgres.query(
      `select has_table_privilege($1, $2, 'select, insert, update, delete') as own,
              has_table_privilege($1, $3, 'select') as migrations`,
      [`berea_${schema}`, `${schema}.more`, `${schema}.migrations`],
    );
    expect(rights).toEqual({ own: true, migrations: false });
  });

  it('when several processes start at once, runs each migration once', async () => {
    const ran = await Promise.all(
      Array.from({ length: 4 }, () => migrate(envOf(postgres), optionsWith(things(), more()))),
    );
    expect(ran.sort()).toEqual([0, 0, 0, 2]);
    expect(await tables()).toEqual(['migrations', 'more', 'things']);
  });

  it('when two databases of one cluster migrate at once, both succeed with the role that they share', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => createTestDatabase()));
    const all = [postgres, ...others];
    expect(await Promise.all(all.map((each) => migrate(envOf(each), optionsWith(things()))))).toEqual([1, 1, 1, 1]);
    for (const each of all) expect(await tables(each)).toEqual(['migrations', 'things']);
    await Promise.all(others.map((other) => other.drop()));
  });

  it('when a migration fails, rolls it back and releases the lock', async () => {
    const broken = migration('Broken1700000000003', async (runner) => {
      await runner.query(`create table "${schema}".half (user_id uuid)`);
      await runner.query('select 1 / 0');
    });
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await expect(migrate(envOf(postgres), optionsWith(things(), broken))).rejects.toThrow('division by zero');
    said.mockRestore();
    expect(await tables()).toEqual(['migrations', 'things']);
    expect(await migrate(envOf(postgres), optionsWith(things(), more()))).toBe(1);
  });

  it('when a migration takes longer than a statement may, lets it finish', async () => {
    let limit: unknown;
    const asking = migration('Asking1700000000004', async (runner) => {
      [limit] = await runner.query(`select current_setting('statement_timeout') as statement`);
    });
    await migrate(envOf(postgres), optionsWith(asking));
    expect(limit).toEqual({ statement: '0' });
  });

  it('when grants is false, grants no role any rights', async () => {
    await migrate(envOf(postgres), { ...optionsWith(more()), grants: false });
    expect(await postgres.query('select 1 from pg_roles where rolname = $1', [`berea_${schema}`])).toEqual([]);
    const [rights] = await postgres.query(`select has_schema_privilege('public', $1, 'usage') as everybody`, [schema]);
    expect(rights).toEqual({ everybody: false });
  });
});
