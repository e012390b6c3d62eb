import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createService } from '../service.js';
import { captureLog } from '../testing/capture-log.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { createDataSource, Database, type SchemaOptions } from './database.js';
import { DatabaseModule } from './database.module.js';
import { migrate, ownedByUser } from './migrate.js';
import { isUnavailable } from './unavailable.js';

class CreateThings1700000000000 implements MigrationInterface {
  readonly name = 'CreateThings1700000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table spec.things (id serial primary key, user_id uuid not null, text text not null)`);
    for (const statement of ownedByUser('spec', 'things')) await runner.query(statement);
    await runner.query(`grant usage, select on sequence spec.things_id_seq to berea_spec`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table spec.things`);
  }
}

const options: SchemaOptions = { schema: 'spec', entities: [], migrations: [CreateThings1700000000000] };
const ruth = randomUUID();
const boaz = randomUUID();

let postgres: TestDatabase;
let db: Database;
const { log, lines } = captureLog();
const envOf = (database: TestDatabase) => ({ DATABASE_URL: database.url, DATABASE_POOL: 3 });

beforeAll(async () => {
  postgres = await createTestDatabase();
  await migrate(envOf(postgres), options);
  db = new Database(await createDataSource(envOf(postgres), options, log).initialize(), 'spec');
});
beforeEach(() => postgres.query('truncate spec.things'));
afterAll(async () => {
  await db.dataSource.destroy();
  await postgres.drop();
});

const add = (userId: string, text: string, owner = userId) =>
  db.run(userId, (manager) => manager.query('insert into spec.things (user_id, text) values ($1, $2)', [owner, text]));
const textsSeenBy = async (userId: string): Promise<string[]> => {
  const rows: { text: string }[] = await db.run(userId, (manager) => manager.query('select text from spec.things'));
  return rows.map(({ text }) => text);
};
const stored = () => postgres.query<{ user_id: string; text: string }>('select user_id, text from spec.things');

describe('run', () => {
  it('has committed when it resolves', async () => {
    await add(ruth, 'a');
    expect(await stored()).toEqual([{ user_id: ruth, text: 'a' }]);
  });

  it('answers what the work returns, and takes nothing back', async () => {
    expect(await db.run(ruth, async () => 7)).toBe(7);
  });

  it('undoes everything when the work throws, and passes the error on', async () => {
    const failing = db.run(ruth, async (manager) => {
      await manager.query('insert into spec.things (user_id, text) values ($1, $2)', [ruth, 'half']);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await stored()).toEqual([]);
  });

  it('does not pass off as saved what a swallowed error has undone', async () => {
    const careless = db.run(ruth, async (manager) => {
      await manager.query('insert into spec.things (user_id, text) values ($1, $2)', [ruth, 'half']);
      await manager.query('select 1 / 0').catch(() => undefined);
    });
    await expect(careless).rejects.toThrow(/current transaction is aborted/);
    expect(await stored()).toEqual([]);
    await add(ruth, 'next');
    expect(await textsSeenBy(ruth)).toEqual(['next']);
  });

  it('keeps what was done before a savepoint that the work went back to', async () => {
    await db.run(ruth, async (manager) => {
      await manager.query('insert into spec.things (user_id, text) values ($1, $2)', [ruth, 'kept']);
      await manager.transaction((inner) => inner.query('select 1 / 0')).catch(() => undefined);
    });
    expect(await stored()).toEqual([{ user_id: ruth, text: 'kept' }]);
  });

  it('shows and changes the rows of its user alone', async () => {
    await add(ruth, 'of Ruth');
    expect(await textsSeenBy(ruth)).toEqual(['of Ruth']);
    expect(await textsSeenBy(boaz)).toEqual([]);
    await db.run(boaz, (manager) => manager.query(`update spec.things set text = 'taken'`));
    await db.run(boaz, (manager) => manager.query(`delete from spec.things`));
    expect(await stored()).toEqual([{ user_id: ruth, text: 'of Ruth' }]);
  });

  it('refuses a row of somebody else', async () => {
    await expect(add(boaz, 'planted', ruth)).rejects.toThrow(/row-level security/);
    expect(await stored()).toEqual([]);
  });

  it('keeps users apart on connections that they share', async () => {
    const users = Array.from({ length: 30 }, () => randomUUID());
    await Promise.all(users.map((user) => add(user, user)));
    const seen = await Promise.all(users.map(textsSeenBy));
    expect(seen).toEqual(users.map((user) => [user]));
  });

  it('leaves neither role nor user behind on the connection', async () => {
    await Promise.all(Array.from({ length: 3 }, () => add(ruth, 'a')));
    const rows = await Promise.all(
      Array.from({ length: 3 }, () =>
        db.dataSource.query(
          `select current_user = session_user as itself, current_setting('app.user_id', true) as who`,
        ),
      ),
    );
    for (const [row] of rows) {
      expect(row.itself).toBe(true);
      expect(row.who || null).toBeNull();
    }
  });

  it('may not read the migrations nor make tables', async () => {
    const as = (sql: string) => db.run(ruth, (manager) => manager.query(sql));
    await expect(as('select * from spec.migrations')).rejects.toThrow(/permission denied/);
    await expect(as('create table spec.more (id int)')).rejects.toThrow(/permission denied/);
    await expect(as('alter table spec.things disable row level security')).rejects.toThrow(/must be owner/);
  });

  it('waits for nothing longer than a request may', async () => {
    const [limits] = await db.run(ruth, (manager) =>
      manager.query(`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`),
    );
    expect(limits).toEqual({ statement: '3s', lock: '2s', idle: '5s' });
    const cancelled = await db
      .run(ruth, async (manager) => {
        await manager.query(`set local statement_timeout = '10ms'`);
        await manager.query('select pg_sleep(30)');
      })
      .catch((error: unknown) => error);
    expect(isUnavailable(cancelled)).toBe(true);
  });

  it('survives the loss of its connections', async () => {
    await Promise.all(Array.from({ length: 3 }, () => db.ping()));
    const lost = lines.length;
    await postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'berea-spec' and datname = current_database()`,
    );
    await until(() => lines.length > lost);
    expect(lines.at(-1)).toMatchObject({ msg: 'an idle database connection was lost' });
    await until(() =>
      db.ping().then(
        () => true,
        () => false,
      ),
    );
    await add(ruth, 'after');
    expect(await textsSeenBy(ruth)).toEqual(['after']);
  });

  it('says that the database is unavailable when it is', async () => {
    const nowhere = createDataSource({ DATABASE_URL: 'postgres://u:p@127.0.0.1:9/x', DATABASE_POOL: 1 }, options, log);
    const error = await nowhere.initialize().catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(new Error('syntax error'))).toBe(false);
    expect(isUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
  });
});

describe('assertRowLevelSecurity', () => {
  const withTable = async (...statements: string[]) => {
    for (const statement of statements) await postgres.query(statement);
    await postgres.query('grant select on spec.extra to berea_spec');
  };
  beforeEach(() => postgres.query('drop table if exists spec.extra'));
  afterAll(() => postgres.query('drop table if exists spec.extra'));

  it('is content with forced security, whose rows only their owners see', async () => {
    await add(ruth, 'a');
    await expect(db.assertRowLevelSecurity()).resolves.toBeUndefined();
  });

  it.each([
    ['has none', []],
    ['does not force it', ['alter table spec.extra enable row level security']],
  ])('refuses a table that %s', async (_name, statements) => {
    await withTable('create table spec.extra (user_id uuid)', ...statements);
    await expect(db.assertRowLevelSecurity()).rejects.toThrow('Row-level security is not forced on spec.extra.');
  });

  it('refuses a partitioned table without it', async () => {
    await withTable('create table spec.extra (user_id uuid) partition by hash (user_id)');
    await expect(db.assertRowLevelSecurity()).rejects.toThrow('Row-level security is not forced on spec.extra.');
  });

  it('refuses a policy that lets a stranger see a row', async () => {
    await withTable(
      'create table spec.extra (user_id uuid)',
      ...ownedByUser('spec', 'extra'),
      'create policy everybody on spec.extra using (true)',
      `insert into spec.extra values ('${ruth}')`,
    );
    await expect(db.assertRowLevelSecurity()).rejects.toThrow('A stranger can read spec.extra');
  });

  it('refuses a role that is missing or would bypass it', async () => {
    const { dataSource } = db;
    await expect(new Database(dataSource, 'nobody').assertRowLevelSecurity()).rejects.toThrow(
      /berea_nobody is missing/,
    );
    await postgres.query('create role berea_spec_bypassing nologin bypassrls');
    const verdict = new Database(dataSource, 'spec_bypassing').assertRowLevelSecurity();
    await expect(verdict).rejects.toThrow(/would bypass row-level security/);
    await postgres.query('drop role berea_spec_bypassing');
  });

  it('keeps a service from starting, and holds no connection then', async () => {
    await withTable('create table spec.extra (user_id uuid)');
    const unsafe = { ...options, migrations: [] };
    const connections = () =>
      postgres.query<{ open: number }>(
        `select count(*)::int as open from pg_stat_activity
          where application_name = 'berea-spec' and datname = current_database()`,
      );
    const [before] = await connections();
    class Empty {}
    const module = { module: Empty, imports: [DatabaseModule.forRoot(envOf(postgres), unsafe, log)] };
    await expect(createService('unsafe', log, { module })).rejects.toThrow('not forced on spec.extra');
    await until(async () => (await connections())[0]?.open === before?.open);
  });
});

/** Waits for a condition; Jest's own time limit ends a wait that is in vain. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}
