import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { captureLog } from '../testing/capture-log.js';
import { type KeysDatabase, startKeysDatabase } from '../testing/keys-database.js';
import { startThings, type Things } from '../testing/start-things.js';
import { until } from '../testing/until.js';
import { removeExpiredKeys } from './expired-keys.js';
import { Idempotency } from './idempotency.js';
import { IdempotencyModule } from './idempotency.module.js';

let keys: KeysDatabase;
let idempotency: Idempotency;

beforeAll(async () => {
  keys = await startKeysDatabase();
  idempotency = new Idempotency(keys.db);
});
beforeEach(() => keys.postgres.query('truncate keys.idempotency_keys'));
afterAll(() => keys.stop());

/** Every timer function except those that repeat. */
const REAL_TIME = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

const ruth = randomUUID();
const markReplayed = jest.fn();
const request = (key: string | undefined = 'k') => ({ key, route: 'POST /things', markReplayed });
const run = (work = async () => ({ id: 1 }), input: unknown = { text: 'a' }) =>
  idempotency.run(ruth, request(), input, work);
const stored = (where = 'true') =>
  keys.postgres.query<{ key: string }>(`select key from keys.idempotency_keys where ${where} order by key`);
const add = (key: string, expires: string, user = ruth, status = 'done') =>
  keys.postgres.query(
    `insert into keys.idempotency_keys (user_id, key, route, request_hash, status, owner, expires_at)
     values ($1, $2, 'POST /things', 'x', $4, gen_random_uuid(), now() + $3::interval)`,
    [user, key, expires, status],
  );

describe('Idempotency', () => {
  it('run, when another transaction holds the key longer than lock_timeout, rejects with CONFLICT', async () => {
    const duplicate = new pg.Client(keys.postgres.url);
    await duplicate.connect();
    try {
      await duplicate.query('begin');
      await duplicate.query(
        `insert into keys.idempotency_keys (user_id, key, route, request_hash, status, owner, expires_at)
         values ($1, 'k', 'POST /things', 'x', 'running', gen_random_uuid(), now() + interval '90 seconds')`,
        [ruth],
      );
      const work = jest.fn(async () => ({ id: 1 }));
      await expect(run(work)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(work).not.toHaveBeenCalled();
      await duplicate.query('rollback');
      expect(await run(work)).toEqual({ id: 1 });
    } finally {
      await duplicate.end();
    }
  });

  it('insert, when another transaction holds the key, rejects with CONFLICT; when it holds the table, with the lock timeout', async () => {
    await keys.postgres.query(
      `create table keys.things (name text unique, made_at timestamptz not null default now());
       grant insert, select on keys.things to berea_keys`,
    );
    const insert = () =>
      idempotency.insert(
        ruth,
        request(),
        { name: 'ark' },
        {
          table: 'keys.things',
          columns: [{ name: 'name', type: 'text', value: 'ark' }],
          answer: (now) => ({ name: 'ark', madeAt: now.toISOString() }),
          instants: ['madeAt'],
        },
      );
    const other = new pg.Client(keys.postgres.url);
    await other.connect();
    try {
      await other.query('begin');
      await other.query(
        `insert into keys.idempotency_keys (user_id, key, route, request_hash, status, owner, expires_at)
         values ($1, 'k', 'POST /things', 'x', 'running', gen_random_uuid(), now() + interval '90 seconds')`,
        [ruth],
      );
      await expect(insert()).rejects.toMatchObject({ code: 'CONFLICT' });
      await other.query('rollback; begin');
      await other.query(`insert into keys.things (name) values ('ark')`);
      await expect(insert()).rejects.toMatchObject({ name: 'QueryFailedError', code: '55P03' });
      await other.query('rollback');
      expect(await stored()).toEqual([]);
      const made = await insert();
      const [row] = await keys.postgres.query<{ made_at: Date }>('select made_at from keys.things');
      expect(made).toEqual({ name: 'ark', madeAt: row?.made_at.toISOString() });
      expect(await insert()).toEqual(made);
      expect(markReplayed).toHaveBeenCalled();
    } finally {
      await other.end();
      await keys.postgres.query('drop table keys.things');
    }
  });

  it('run, when the work itself runs into a lock timeout, rejects with that error and keeps nothing under the key', async () => {
    const lost = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
    await expect(run(() => Promise.reject(lost))).rejects.toBe(lost);
    expect(await stored()).toEqual([]);
  });

  it('run and runInSteps, for a request without a key, do the work and store nothing', async () => {
    const bare = { key: undefined, route: 'POST /things', markReplayed };
    expect(await idempotency.run(ruth, bare, {}, async () => ({ id: 1 }))).toEqual({ id: 1 });
    const steps = {
      begin: async () => ({ begun: 1 }),
      compose: async ({ begun }: { begun: number }) => begun + 1,
      finish: async (_manager: unknown, { begun }: { begun: number }, made: number) => ({ begun, made }),
    };
    expect(await idempotency.runInSteps(ruth, bare, {}, steps)).toEqual({ begun: 1, made: 2 });
    expect(await stored()).toEqual([]);
  });

  it('runInSteps, when the unfinished request under the key had another input, begins again', async () => {
    const begin = jest.fn(async () => ({ id: randomUUID() }));
    const fail = { begin, compose: () => Promise.reject(new Error('lost')), finish: async () => ({}) };
    await expect(idempotency.runInSteps(ruth, request(), { text: 'a' }, fail)).rejects.toThrow('lost');
    await expect(idempotency.runInSteps(ruth, request(), { text: 'b' }, fail)).rejects.toThrow('lost');
    expect(begin).toHaveBeenCalledTimes(2);
    await expect(idempotency.runInSteps(ruth, request(), { text: 'b' }, fail)).rejects.toThrow('lost');
    expect(begin).toHaveBeenCalledTimes(2);
  });

  it('runInSteps, while it works, holds the key by a lease of 15 s and renews it', async () => {
    // Only repeating timers are faked: the database needs the others.
    jest.useFakeTimers({ doNotFake: [...REAL_TIME] });
    const lease = async () => {
      const [row] = await keys.postgres.query<{ left: number }>(
        `select extract(epoch from expires_at - clock_timestamp())::float as left from keys.idempotency_keys`,
      );
      return row?.left ?? 0;
    };
    try {
      const compose = async () => {
        expect(await lease()).toBeLessThanOrEqual(15);
        // The state after 14 s of work.
        await keys.postgres.query(`update keys.idempotency_keys set expires_at = now() + interval '1 s'`);
        jest.advanceTimersByTime(5_000);
        await until(async () => (await lease()) > 10);
        expect(await lease()).toBeLessThanOrEqual(15);
      };
      const steps = { begin: async () => ({}), compose, finish: async () => ({ done: true }) };
      expect(await idempotency.runInSteps(ruth, request(), {}, steps)).toEqual({ done: true });
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('an idempotency key, when the database was locked as its work failed,', () => {
  let things: Things;
  let occupied: pg.Client;
  const fail = {
    begin: async () => ({}),
    compose: async () => {
      await occupied.query('begin');
      await occupied.query('lock table keys.idempotency_keys in access exclusive mode');
      throw new Error('lost');
    },
    finish: async () => ({}),
  };

  beforeAll(async () => {
    occupied = new pg.Client(keys.postgres.url);
    await occupied.connect();
    things = await startThings({
      fastify: (fastify) => {
        fastify.post('/work', () => idempotency.runInSteps(ruth, request(), {}, fail));
      },
    });
  });
  afterAll(async () => {
    await occupied.end();
    await things.stop();
  });

  it('is released once the database answers again, though the deadline of the request has passed', async () => {
    await things.api().post('/work').set('x-deadline-ms', '500').expect(500);
    await occupied.query('rollback');
    expect(await stored('expires_at > now()')).toHaveLength(1);
    await until(async () => (await stored('expires_at <= now()')).length === 1);
  });
});

describe('housekeeping of idempotency keys', () => {
  it('deletes expired keys of every user, and unfinished ones a day after they expired, and no others', async () => {
    await add('old', '-1 second');
    await add('old of Boaz', '-1 day', randomUUID());
    await add('young', '1 minute');
    await add('lost long ago', '-25 hours', ruth, 'running');
    await add('lost', '-23 hours', ruth, 'running');
    expect(await removeExpiredKeys(keys.db)).toBe(3);
    expect(await stored()).toEqual([{ key: 'lost' }, { key: 'young' }]);
  });

  it('deletes in batches until no expired key is left', async () => {
    for (let number = 0; number < 7; number += 1) await add(`old ${number}`, '-1 second');
    expect(await removeExpiredKeys(keys.db, 3)).toBe(7);
    expect(await stored()).toEqual([]);
  });

  it('sees only expired keys, and none without app.housekeeping', async () => {
    await add('old', '-1 second');
    await add('young', '1 minute');
    const seen = (housekeeping: string) =>
      keys.db.run(randomUUID(), async (manager) => {
        await manager.query(`select set_config('app.housekeeping', $1, true)`, [housekeeping]);
        return manager.query(`select key from keys.idempotency_keys`);
      });
    expect(await seen('expired')).toEqual([{ key: 'old' }]);
    expect(await seen('')).toEqual([]);
  });

  describe('as a periodic task', () => {
    const { log, lines } = captureLog();
    let module: IdempotencyModule;
    beforeEach(() => {
      // Only the hourly timer is faked: the database needs the others.
      jest.useFakeTimers({ doNotFake: [...REAL_TIME] });
      module = new IdempotencyModule(keys.db, log);
    });
    afterEach(() => {
      module.onApplicationShutdown();
      jest.useRealTimers();
    });

    it('runs at the start of the service, and every hour', async () => {
      await add('old', '-1 second');
      module.onApplicationBootstrap();
      await until(async () => !(await stored()).length);
      await add('older', '-1 second');
      jest.advanceTimersByTime(3_600_000);
      await until(async () => !(await stored()).length);
    });

    it('logs a failure of the database, and ends with the service', async () => {
      const away = jest.spyOn(keys.db, 'run').mockRejectedValue(new Error('away'));
      try {
        module.onApplicationBootstrap();
        await until(() => lines.length > 0);
        module.onApplicationShutdown();
        jest.advanceTimersByTime(7_200_000);
        expect(away).toHaveBeenCalledTimes(1);
      } finally {
        away.mockRestore();
      }
    });
  });
});
