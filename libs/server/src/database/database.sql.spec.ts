import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import type { TestDatabase } from '../testing/test-database.js';
import { holdAnswers, type HeldAnswers } from '../testing/hold-answers.js';
import { startThingsDatabase, type ThingsDatabase } from '../testing/things-database.js';
import { until } from '../testing/until.js';
import { createDataSource } from './data-source.js';
import { Database } from './database.js';
import { ScopedQuery } from './scoped-query.js';
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

/** The messages that a database's connections send during `work`. */
async function sentTo(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const real = pg.Query.prototype.submit as (...connection: unknown[]) => unknown;
  const submit = jest.spyOn(ScopedQuery.prototype, 'submit').mockImplementation(function (
    this: ScopedQuery,
    ...connection
  ) {
    const { before, text } = this as unknown as { before: { text: string }[]; text: string };
    const settings = before.map((each) => (each.text.startsWith('select set_config') ? 'settings' : each.text));
    sent.push([...settings, text].join(' + '));
    return real.apply(this, connection);
  });
  try {
    await work();
    return sent;
  } finally {
    submit.mockRestore();
  }
}

describe('Database.read', () => {
  it('reads only rows of the named user, and leaves neither role nor user on the connection', async () => {
    await things.add(ruth, 'of Ruth');
    const seenBy = (userId: string) =>
      db.read<{ text: string }[]>(userId, (manager) => manager.query('select text from spec.things'));
    // Often enough for the statement to be prepared on every connection.
    for (let time = 0; time < 4; time += 1) {
      const both = await Promise.all([ruth, boaz, ruth, boaz].map(seenBy));
      expect(both.map((rows) => rows.length)).toEqual([1, 0, 1, 0]);
    }
    const [row] = await db.dataSource.query(
      `select current_user = session_user as itself, current_setting('app.user_id', true) as who`,
    );
    expect([row.itself, row.who || null]).toEqual([true, null]);
  });

  it('when the work asks for a second statement, rejects', async () => {
    const twice = db.read(ruth, async (manager) => {
      await manager.query('select 1');
      await manager.query('select 2');
    });
    await expect(twice).rejects.toThrow(/one statement/);
    expect(await textsSeenBy(ruth)).toEqual([]);
  });

  it('when the statement fails, rejects and rolls it back', async () => {
    const failing = db.read(ruth, (manager) =>
      manager.query(
        'insert into spec.things (user_id, text) select $1, $2 from generate_series(1, 2) at where 1 / (at - 2) < 1',
        [ruth, 'half'],
      ),
    );
    await expect(failing).rejects.toThrow(/division by zero/);
    expect(await stored()).toEqual([]);
  });
});

describe('Database.run', () => {
  it('when it resolves, has committed', async () => {
    await things.add(ruth, 'a');
    expect(await stored()).toEqual([{ user_id: ruth, text: 'a' }]);
  });

  it('resolves with the result of the work', async () => {
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

  it('when the work rolls back to a savepoint, commits what came before it', async () => {
    await db.run(ruth, async (manager) => {
      await manager.query('insert into spec.things (user_id, text) values ($1, $2)', [ruth, 'kept']);
      await manager.transaction((inner) => inner.query('select 1 / 0')).catch(() => undefined);
    });
    expect(await stored()).toEqual([{ user_id: ruth, text: 'kept' }]);
  });

  it('reads and changes only rows of the named user', async () => {
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

  it('sends role, user and timeouts with the first statement of the work, and nothing for work without statements', async () => {
    const sent = () => sentTo(() => db.run(ruth, (manager) => manager.query('select 1')));
    await sent();
    expect(await sent()).toEqual(['BEGIN + settings + select 1', 'COMMIT']);
    expect(await sentTo(() => db.run(ruth, async () => undefined))).toEqual([]);
    expect(await sentTo(() => db.read(ruth, (manager) => manager.query('select 1')))).toEqual(['settings + select 1']);
  });

  it('when Postgres refuses the role or settings, runs nothing of the work, and the connection serves the next', async () => {
    await things.add(ruth, 'kept');
    const role = Object.getOwnPropertyDescriptor(db, 'role')?.value as string;
    for (let time = 0; time < 3; time += 1) {
      Object.defineProperty(db, 'role', { value: 'berea_nobody', configurable: true });
      for (const way of ['run', 'read'] as const) {
        const refused = db[way](ruth, (manager) => manager.query('delete from spec.things'));
        await expect(refused).rejects.toThrow(/berea_nobody/);
      }
      Object.defineProperty(db, 'role', { value: role, configurable: true, writable: true });
      expect(await textsSeenBy(ruth)).toEqual(['kept']);
    }
  });

  it('when Postgres refuses the settings of a text of several statements, runs none of them', async () => {
    await things.add(ruth, 'kept');
    const nowhere = new Database(db.dataSource, 'nobody');
    const refused = nowhere.run(ruth, (manager) => manager.query('delete from spec.things; delete from spec.things'));
    await expect(refused).rejects.toThrow(/berea_nobody/);
    expect(await stored()).toEqual([{ user_id: ruth, text: 'kept' }]);
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

describe('the way to Postgres', () => {
  let way: HeldAnswers;
  let far: Database;
  beforeAll(async () => {
    way = await holdAnswers(postgres.url);
    const env = { DATABASE_URL: way.url, DATABASE_POOL: 1 };
    far = new Database(await createDataSource(env, things.options, things.log).initialize(), 'spec');
  });
  afterAll(async () => {
    await far.dataSource.destroy();
    await way.stop();
  });

  it('carries the first statement of a run before its transaction and settings are answered', async () => {
    const held = way.until(/BEGIN.*set_config.*first of run/s);
    expect(await far.run(ruth, (manager) => manager.query(`select 'first of run' as text`))).toEqual([
      { text: 'first of run' },
    ]);
    await held;
  });

  it('carries a read before its settings are answered', async () => {
    const held = way.until(/set_config.*all of read/s);
    expect(await far.read(ruth, (manager) => manager.query(`select 'all of read' as text`))).toEqual([
      { text: 'all of read' },
    ]);
    await held;
  });

  it('carries nothing for work without statements', async () => {
    const before = way.bytes;
    await far.run(ruth, async () => undefined);
    expect(way.bytes).toBe(before);
  });
});
