import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TemporaryPostgres } from '@berea/postgres';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import type { SchemaOptions } from './data-source.js';
import { migrate, ownedByUser } from './migrate.js';

// Roles belong to the cluster: with its own name, each test sees a first start.
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

  it('gives PUBLIC no rights to a schema whose service looks users up', async () => {
    await migrate(envOf(postgres), { ...optionsWith(more()), scoped: false });
    const [rights] = await postgres.query(`select has_schema_privilege('public', $1, 'usage') as everybody`, [schema]);
    expect(rights).toEqual({ everybody: false });
  });
});

describe('migrate, with the login of the service', () => {
  /** Another login, on the same database. */
  const as = (user: string, password: string) =>
    Object.assign(new URL(postgres.url), { username: user, password }).href;
  const migrateFor = (url: string, admin = postgres.url, options = optionsWith(things())) =>
    migrate({ DATABASE_URL: admin, DATABASE_POOL: 2, SERVICE_DATABASE_URL: url }, options);
  const asked = async (url: string, ...statements: string[]) => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const login = () => `${schema}_login`;
  const asService = () => [
    `set role berea_${schema}`,
    `select set_config('app.user_id', '${randomUUID()}', false)`,
    `select * from "${schema}".things`,
  ];

  it('makes it; it may act as the role, and outside of it reads nothing', async () => {
    const url = as(login(), 'one');
    await migrateFor(url);
    await asked(url, ...asService());
    await expect(asked(url, `select * from "${schema}".things`)).rejects.toThrow(/permission denied/);
    const [role] = await postgres.query(
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = $1',
      [login()],
    );
    expect(Object.values(role!)).toEqual([false, false, false, false, false]);
  });

  it('when its password is another one, gives it that', async () => {
    await migrateFor(as(login(), 'one'));
    await migrateFor(as(login(), 'two'));
    await asked(as(login(), 'two'), ...asService());
    await expect(asked(as(login(), 'one'))).rejects.toThrow(/password/);
  });

  it('gives it the rights of the role always when rows belong to no one user', async () => {
    const url = as(login(), 'one');
    await migrateFor(url, postgres.url, { ...optionsWith(more()), scoped: false });
    await asked(url, `select * from "${schema}".more`);
  });

  it.each(['superuser', 'bypassrls', 'createrole', 'createdb', 'replication'])(
    'refuses one with %s, and leaves it as it is',
    async (power) => {
      await postgres.query(`create role "${login()}" login password 'kept' ${power}`);
      await expect(migrateFor(as(login(), 'other'))).rejects.toThrow(
        `The login ${login()} of ${schema} has ${power.toUpperCase()}`,
      );
      await asked(as(login(), 'kept'));
      await postgres.query(`drop role "${login()}"`);
    },
  );

  it('that is the same as its own, changes nothing', async () => {
    expect(await migrateFor(postgres.url)).toBe(1);
  });

  describe('by a login that is no superuser', () => {
    const owner = () => `${schema}_owner`;
    const ownedBy = async (attributes: string) => {
      await postgres.query(`create role "${owner()}" login password 'own' ${attributes}`);
      const [{ name } = { name: '' }] = await postgres.query<{ name: string }>('select current_database() as name');
      await postgres.query(`grant create on database "${name}" to "${owner()}"`);
      return as(owner(), 'own');
    };

    it('works with CREATEROLE, once and again', async () => {
      const admin = await ownedBy('createrole');
      for (const password of ['one', 'two']) await migrateFor(as(login(), password), admin);
      await asked(as(login(), 'two'), ...asService());
      // How services of earlier releases log in.
      await asked(admin, ...asService());
    });

    it('without CREATEROLE, says what to do', async () => {
      const admin = await ownedBy('');
      await expect(migrateFor(as(login(), 'one'), admin)).rejects.toThrow(
        new RegExp(
          `may not make .*of ${schema} .*CREATEROLE, or make them yourself.*${schema.toUpperCase()}_DATABASE_URL`,
        ),
      );
    });

    it('without CREATEROLE, works with a role and a login that the operator made', async () => {
      const admin = await ownedBy('');
      for (const statement of [
        `create role "berea_${schema}" nologin`,
        `create role "${login()}" login noinherit password 'made' in role "berea_${schema}"`,
        `grant "berea_${schema}" to "${owner()}"`,
      ])
        await postgres.query(statement);
      await migrateFor(as(login(), 'made'), admin);
      await asked(as(login(), 'made'), ...asService());
    });
  });
});
