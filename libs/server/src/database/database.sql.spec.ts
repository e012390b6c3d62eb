import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '../testing/test-database.js';
import { startThingsDatabase, type ThingsDatabase } from '../testing/things-database.js';
import { until } from '../testing/until.js';
import { createDataSource } from './data-source.js';
import type { Database } from './database.js';
import { isUnavailable } from '../errors/unavailable.js';

const ruth = randomUUID();
const boaz = randomUUID();

let things: ThingsDatabase;
let postgres: TestDatabase;
let db: Database;

beforeAll(async () => {
  things = await startThingsDatabase();
  ({ postgres, db } = things);
});
beforeEach(() => postgres.query('truncate spec.things'));
afterAll(() => things.stop());

const textsSeenBy = async (userId: string): Promise<string[]> => {
  const rows: { text: string }[] = await db.run(userId, (manager) => manager.query('select text from spec.things'));
  return rows.map(({ text }) => text);
};
const stored = () => postgres.query<{ user_id: string; text: string }>('select user_id, text from spec.things');

describe('Database.run', () => {
  it('when it resolves, has committed', async () => {
    await things.add(ruth, 'a');
    expect(await stored()).toEqual([{ user_id: ruth, text: 'a' }]);
  });

  it('resolves with what the work returns', async () => {
    expect(await db.run(ruth, async () => 7)).toBe(7);
  });

  it('when the work throws, rolls back and rejects with that error', async () => {
    const failing = db.run(ruth, async (manager) => {
      await manager.query('insert into spec.things (user_id, text) values ($1, $2)', [ruth, 'half']);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await stored()).toEqual([]);
  });

  it('when the work swallows a failed statement, rejects rather than commit nothing', async () => {
    const careless = db.run(ruth, async (manager) => {
      await manager.query('insert into spec.things (user_id, text) values ($1, $2)', [ruth, 'half']);
      await manager.query('select 1 / 0').catch(() => undefined);
    });
    await expect(careless).rejects.toThrow(/current transaction is aborted/);
    expect(await stored()).toEqual([]);
    await things.add(ruth, 'next');
    expect(await textsSeenBy(ruth)).toEqual(['next']);
  });

  it('when the work goes back to a savepoint, commits what came before it', async () => {
    await db.run(ruth, async (manager) => {
      await manager.query('insert into spec.things (user_id, text) values ($1, $2)', [ruth, 'kept']);
      await manager.transaction((inner) => inner.query('select 1 / 0')).catch(() => undefined);
    });
    expect(await stored()).toEqual([{ user_id: ruth, text: 'kept' }]);
  });

  it('reads and changes rows of its user alone', async () => {
    await things.add(ruth, 'of Ruth');
    expect(await textsSeenBy(ruth)).toEqual(['of Ruth']);
    expect(await textsSeenBy(boaz)).toEqual([]);
    await db.run(boaz, (manager) => manager.query(`update spec.things set text = 'taken'`));
    await db.run(boaz, (manager) => manager.query(`delete from spec.things`));
    expect(await stored()).toEqual([{ user_id: ruth, text: 'of Ruth' }]);
  });

  it('when the work inserts a row of another user, rejects', async () => {
    await expect(things.add(boaz, 'planted', ruth)).rejects.toThrow(/row-level security/);
    expect(await stored()).toEqual([]);
  });

  it('when users share a connection, each sees their own rows', async () => {
    const users = Array.from({ length: 30 }, () => randomUUID());
    await Promise.all(users.map((user) => things.add(user, user)));
    const seen = await Promise.all(users.map(textsSeenBy));
    expect(seen).toEqual(users.map((user) => [user]));
  });

  it('when it is done, leaves neither role nor user on the connection', async () => {
    await Promise.all(Array.from({ length: 3 }, () => things.add(ruth, 'a')));
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

  it('when the work reads the migrations or makes a table, rejects', async () => {
    const as = (sql: string) => db.run(ruth, (manager) => manager.query(sql));
    await expect(as('select * from spec.migrations')).rejects.toThrow(/permission denied/);
    await expect(as('create table spec.more (id int)')).rejects.toThrow(/permission denied/);
    await expect(as('alter table spec.things disable row level security')).rejects.toThrow(/must be owner/);
  });

  it('has a timeout for statements, locks and idle transactions', async () => {
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

  it('when its idle connections are terminated, logs the failure and connects again', async () => {
    await Promise.all(Array.from({ length: 3 }, () => db.check()));
    const lost = things.lines.length;
    await postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'berea-spec' and datname = current_database()`,
    );
    await until(() => things.lines.length > lost);
    expect(things.lines.at(-1)).toMatchObject({ msg: 'idle database connection failed' });
    await until(() =>
      db.check().then(
        () => true,
        () => false,
      ),
    );
    await things.add(ruth, 'after');
    expect(await textsSeenBy(ruth)).toEqual(['after']);
  });

  it('when Postgres refuses connections, rejects with an error that is unavailable', async () => {
    const nowhere = createDataSource(
      { DATABASE_URL: 'postgres://u:p@127.0.0.1:9/x', DATABASE_POOL: 1 },
      things.options,
      things.log,
    );
    const error = await nowhere.initialize().catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(new Error('syntax error'))).toBe(false);
    expect(isUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
  });
});
