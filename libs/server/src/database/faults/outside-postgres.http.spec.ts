import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { TemporaryPostgres } from '@berea/postgres';
import { startThingsStore, type ThingsStore } from '../../testing/things-store.js';
import { until } from '../../testing/until.js';
import { fill, mountSmallDisk, unmount } from './small-disk.js';

const ruth = randomUUID();

const add = (store: ThingsStore) => store.call('POST', 'things', { text: 'x'.repeat(8_000) });
const count = async (store: ThingsStore) => ((await store.call('GET', 'things')).body as unknown[]).length;
const readiness = async (store: ThingsStore) =>
  ((await store.call('GET', 'health/ready')).body as { status: string }).status;

const disk = mountSmallDisk();
(disk ? describe : describe.skip)('a Postgres of the operator, when the volume of its database is full', () => {
  const volume = path.join(disk ?? '', 'volume');
  const ballast = path.join(disk ?? '', 'ballast');
  let postgres: TemporaryPostgres;
  let store: ThingsStore;
  beforeAll(async () => {
    postgres = await TemporaryPostgres.start();
    const [{ folder } = { folder: '' }] = await postgres.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    const { uid, gid } = fs.statSync(folder);
    fs.mkdirSync(volume);
    fs.chownSync(volume, uid, gid);
    await postgres.query(`create tablespace volume location '${volume}'`);
    await postgres.query('create database managed tablespace volume');
    store = await startThingsStore(Object.assign(new URL(postgres.url), { pathname: '/managed' }).href, ruth);
  });
  afterAll(async () => {
    await store?.stop();
    await postgres?.stop();
    unmount(disk ?? '');
  });

  it('has writes answered with 507 and the database named, is read as before, and is written to as soon as there is room', async () => {
    for (let kept = 0; kept < 5; kept += 1) expect((await add(store)).status).toBe(201);
    fill(ballast);
    let kept = 5;
    // Room inside of files that are there already is used up first.
    await until(async () => {
      const { status, body, headers } = await add(store);
      if (status === 201) kept += 1;
      else expect({ status, body }).toEqual({ status: 507, body: errorBody('storage_full_database') });
      if (status === 507)
        expect([headers.get('retry-after'), headers.get('x-berea-storage')]).toEqual(['1', 'database']);
      return status === 507;
    });
    expect(await count(store)).toBe(kept);
    expect(await readiness(store)).toBe('degraded');

    fs.rmSync(ballast);
    await until(async () => (await readiness(store)) === 'ok');
    expect((await add(store)).status).toBe(201);
    expect(await count(store)).toBe(kept + 1);
  });
});

describe('a hosted Postgres that only lets itself be read, since its disk is full', () => {
  let postgres: TemporaryPostgres;
  let store: ThingsStore;
  /** As hosting services do it: for all, at once, without a restart. */
  const setReadOnly = async (value: 'on' | 'off') => {
    await postgres.query(`alter system set default_transaction_read_only = ${value}`);
    await postgres.query('select pg_reload_conf()');
  };
  beforeAll(async () => {
    postgres = await TemporaryPostgres.start();
    store = await startThingsStore(postgres.url, ruth);
  });
  afterEach(() => setReadOnly('off'));
  afterAll(async () => {
    await store?.stop();
    await postgres?.stop();
  });

  it('has writes answered with 507 and the reason, is read as before, and is written to once it lets itself', async () => {
    expect((await add(store)).status).toBe(201);
    await setReadOnly('on');
    await until(async () => (await add(store)).status !== 201);
    const kept = await count(store);
    expect(await add(store)).toMatchObject({
      status: 507,
      body: errorBody('storage_read_only'),
    });
    expect(await count(store)).toBe(kept);
    expect(await readiness(store)).toBe('degraded');

    await setReadOnly('off');
    await until(async () => (await readiness(store)) === 'ok');
    expect((await add(store)).status).toBe(201);
  });

  it('lets a service start and be read', async () => {
    await setReadOnly('on');
    await until(async () => (await add(store)).status === 507);
    const other = await startThingsStore(postgres.url, ruth);
    try {
      expect(await count(other)).toBe(await count(store));
      expect((await add(other)).status).toBe(507);
    } finally {
      await other.stop();
    }
  });

  it.each(['53000', '53200', '53300'])(
    'is no full disk when it lacks memory or connections (%s): 503, since the same request may succeed soon',
    async (code) => {
      const { status, body } = await store.call('POST', 'sql', {
        sql: `do $$ begin raise exception 'no more' using errcode = '${code}'; end $$`,
      });
      expect({ status, body }).toEqual({ status: 503, body: errorBody('SERVICE_UNAVAILABLE') });
      expect(await readiness(store)).toBe('ok');
    },
  );
});
