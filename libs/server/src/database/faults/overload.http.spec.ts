import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, afterAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import pg from 'pg';
import { TemporaryPostgres } from '@berea/postgres';
import { startThingsStore, type ThingsStore } from '../../testing/things-store.js';
import { until } from '../../testing/until.js';

const ruth = randomUUID();
const POOL = 4;
/**
 * Postgres keeps 3 of its connections for superusers. The tests' login is one, so the service's connections are told
 * apart by their role.
 */
const MAX_CONNECTIONS = 12;

let postgres: TemporaryPostgres;
let store: ThingsStore;
const open: pg.Client[] = [];
beforeAll(async () => {
  postgres = await TemporaryPostgres.start([`max_connections=${MAX_CONNECTIONS}`]);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.end().catch(() => undefined)));
  await store.stop();
});
afterAll(() => postgres.stop());

const start = async () => {
  store = await startThingsStore(postgres.url, ruth, POOL);
};
const connect = async () => {
  const client = new pg.Client(postgres.url);
  client.on('error', () => undefined);
  await client.connect();
  open.push(client);
  return client;
};
const pool = () =>
  (
    store.db.dataSource as unknown as {
      driver: { master: { totalCount: number; idleCount: number; waitingCount: number } };
    }
  ).driver.master;
const sql = (text: string, headers?: Record<string, string>) => store.call('POST', 'sql', { sql: text }, headers);
const serves = async () => (await store.call('GET', 'things')).status === 200;

describe('while the pool of database connections is used up', () => {
  it('further requests are answered 503 after a short wait, those with a connection 200, and no connection leaks', async () => {
    await start();
    const holder = await connect();
    await holder.query('begin; select pg_advisory_lock(1)');
    // They hold their connections for as long as the others wait, however slow the machine is.
    const hold = 'set local lock_timeout = 0; set local statement_timeout = 0; select pg_advisory_xact_lock(1)';
    const holding = Array.from({ length: POOL }, () => sql(hold));
    await until(() => pool().totalCount === POOL && pool().idleCount === 0);
    const refused = await Promise.all(Array.from({ length: 50 }, () => store.call('GET', 'things')));
    expect(refused.map(({ status }) => status)).toEqual(Array(50).fill(503));
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(refused[0]?.body).toEqual(errorBody('SERVICE_UNAVAILABLE'));
    await holder.query('commit; select pg_advisory_unlock(1)');
    expect((await Promise.all(holding)).map(({ status }) => status)).toEqual(Array(POOL).fill(200));
    expect(pool()).toMatchObject({ totalCount: POOL, idleCount: POOL, waitingCount: 0 });
    // As many requests as there are connections, so that no request waits and all must be served.
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(Array.from({ length: POOL }, () => store.call('GET', 'things')));
      expect(answers.map(({ status }) => status)).toEqual(Array(POOL).fill(200));
    }
    expect(pool()).toMatchObject({ totalCount: POOL, idleCount: POOL, waitingCount: 0 });
  });
});

describe('while a table is locked', () => {
  it('writes are answered 503 after lock_timeout, reads 200', async () => {
    await start();
    const holder = await connect();
    await holder.query('begin; lock table spec.things in share mode');
    const writes = [1, 2].map(() => store.call('POST', 'things', { text: 'waits' }));
    await until(async () => (await holder.query('select 1 from pg_locks where not granted')).rowCount === 2);
    for (let reads = 0; reads < 20; reads += 1) expect(await serves()).toBe(true);
    for (const { status, headers } of await Promise.all(writes)) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('1');
    }
    const codes = store.lines.flatMap(({ err }) => (err as { code?: string } | undefined)?.code ?? []);
    expect(codes).toEqual(['55P03', '55P03']);
    await holder.query('rollback');
    expect((await store.call('POST', 'things', { text: 'in' })).status).toBe(201);
  });
});

describe('a slow statement', () => {
  const codes = () => store.lines.flatMap(({ err }) => (err as { code?: string } | undefined)?.code ?? []);

  it('when Postgres cancels it, is answered 503, and the connection is used again', async () => {
    await start();
    const { status, headers } = await sql('select pg_sleep(60)');
    expect([status, headers.get('retry-after'), codes()]).toEqual([503, '1', ['57014']]);
    expect(await serves()).toBe(true);
    expect(pool()).toMatchObject({ totalCount: 1, idleCount: 1 });
  });

  it('when the deadline of the request comes before its own timeout, is cancelled at the deadline', async () => {
    await start();
    const { status } = await sql('select pg_sleep(60)', { 'x-deadline-ms': '2000' });
    expect(status).toBe(503);
    // A busy machine may end the connection before Postgres has said that it cancelled the statement: no code then.
    expect(codes().filter((code) => code !== '57014')).toEqual([]);
    const [left] = (await sql(`select current_setting('statement_timeout') as left`, { 'x-deadline-ms': '2000' }))
      .body as { left: string }[];
    expect(parseInt(left?.left ?? '', 10)).toBeLessThanOrEqual(1_900);
    // Afterwards the connection has its own limit again, and no deadline makes it longer.
    for (const headers of [undefined, { 'x-deadline-ms': '60000' }])
      expect((await sql(`select current_setting('statement_timeout') as left`, headers)).body).toEqual([
        { left: '3s' },
      ]);
    expect(pool().totalCount).toBe(1);
  });

  it('of many in one request, when the deadline passes between them, is rolled back with the others', async () => {
    await start();
    const { status } = await sql(
      'select pg_sleep(0.5); select pg_sleep(0.5); select pg_sleep(0.5); select pg_sleep(60)',
      {
        'x-deadline-ms': '2500',
      },
    );
    expect(status).toBe(503);
    await until(serves);
  });

  it('when the deadline of the request has passed already, is not begun', async () => {
    await start();
    expect((await sql('select 1', { 'x-deadline-ms': '0' })).status).toBe(504);
  });
});

describe('while Postgres has no free connection', () => {
  it('requests are answered 503, and 200 once one is free; the process lives on', async () => {
    await start();
    // The service's pool has no open connection any more: others use all of the server's connections.
    await postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'berea-spec'`,
    );
    await until(() => pool().totalCount === 0);
    for (let taken = 0; taken < MAX_CONNECTIONS; taken += 1) await connect();
    await expect(connect()).rejects.toMatchObject({ code: '53300' });
    for (const route of ['things', 'health/ready']) {
      const { status, headers } = await store.call('GET', route);
      expect([route, status, headers.get('retry-after')]).toEqual([route, 503, '1']);
    }
    expect((await store.call('GET', 'health/live')).status).toBe(200);
    await open.shift()?.end();
    await until(serves);
  });
});
