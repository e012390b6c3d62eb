import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TemporaryPostgres } from '@berea/postgres';
import { startThingsStore, type ThingsStore } from '../../testing/things-store.js';
import { until } from '../../testing/until.js';
import { fill, mountSmallDisk, unmount } from './small-disk.js';

const ruth = randomUUID();

const disk = mountSmallDisk();
const guarded = mountSmallDisk();

(disk ? describe : describe.skip)('a Postgres whose disk is full', () => {
  const folder = disk ?? '';
  const ballast = path.join(folder, 'ballast');
  let postgres: TemporaryPostgres;
  let store: ThingsStore;
  beforeAll(async () => {
    postgres = await TemporaryPostgres.start(['max_wal_size=32MB', 'min_wal_size=32MB', 'wal_recycle=off'], folder);
    store = await startThingsStore(postgres.url, ruth);
  });
  afterAll(async () => {
    await store?.stop();
    fs.rmSync(ballast, { force: true });
    await postgres?.stop();
    unmount(folder);
  });

  const add = () => store.call('POST', 'things', { text: 'x'.repeat(8_000) });
  const texts = async () => {
    const { status, body } = await store.call('GET', 'things');
    return status === 200 ? (body as unknown[]).length : status;
  };
  const readiness = async () => {
    const { status, body } = await store.call('GET', 'health/ready');
    return [status, (body as { status: string }).status];
  };
  /** Codes of Postgres below the answers. */
  const codes = () =>
    store.lines.flatMap(({ err }) => (err as { cause?: { code?: string } } | undefined)?.cause?.code ?? []);

  it('a service, while the disk of its Postgres is full, answers writes with 507 and reads as before, loses nothing, and writes again once there is room', async () => {
    let kept = 0;
    for (; kept < 20; kept += 1) expect((await add()).status).toBe(201);
    fill(ballast);
    const statuses = new Set<number>();
    const refused = async () => {
      const { status, headers } = await add();
      statuses.add(status);
      if (status === 201) kept += 1;
      else expect(headers.get('retry-after')).toBe('1');
      return status === 507;
    };
    // Free space inside of existing files is used up first.
    await until(refused);
    for (let tries = 0; tries < 20; tries += 1) await refused();
    expect([...statuses].every((status) => [201, 507].includes(status))).toBe(true);
    expect(codes()).toContain('53100');
    expect((await store.call('GET', 'health/live')).status).toBe(200);
    expect(await readiness()).toEqual([200, 'degraded']);
    expect(await texts()).toBe(kept);

    fs.rmSync(ballast);
    // Readiness recovers without any other write.
    await until(async () => (await readiness())[1] === 'ok');
    expect((await add()).status).toBe(201);
    expect(await texts()).toBe(kept + 1);
  });
});

(guarded ? describe : describe.skip)('a Postgres whose disk is guarded', () => {
  const folder = guarded ?? '';
  const ballast = path.join(folder, 'ballast');
  const LIMITS = { low: 60, full: 30 };
  let postgres: TemporaryPostgres;
  let store: ThingsStore;
  beforeAll(async () => {
    postgres = await TemporaryPostgres.start([], folder, LIMITS);
    store = await startThingsStore(postgres.url, ruth);
  });
  afterAll(async () => {
    await store?.stop();
    fs.rmSync(ballast, { force: true });
    await postgres?.stop();
    unmount(folder);
  });
  /** Takes as much of the disk that so many megabytes are left. */
  const leave = (megabytes: number) => {
    fs.rmSync(ballast, { force: true });
    const { bavail, bsize } = fs.statfsSync(folder);
    fs.writeFileSync(ballast, Buffer.alloc(bavail * bsize - megabytes * 2 ** 20));
  };
  const post = () => store.call('POST', 'things', { text: 'x'.repeat(8_000) });
  const add = async () => (await post()).status;
  const count = async () => ((await store.call('GET', 'things')).body as unknown[]).length;
  const readiness = async () => ((await store.call('GET', 'health/ready')).body as { status: string }).status;
  /** A caller that does not use `Database.run`, such as the auth service. */
  const other = () =>
    postgres.query('create table if not exists public.signs ()').then(
      () => 'written',
      (error: { code: string }) => error.code,
    );

  it('below the first limit refuses what users write with 507, reads as before, and others write on', async () => {
    for (let kept = 0; kept < 5; kept += 1) expect(await add()).toBe(201);
    leave(LIMITS.low - 5);
    await until(async () => (await add()) === 507);
    const { body, headers } = await post();
    expect(body).toMatchObject({ code: 'storage_full', message: expect.stringMatching(/database on is full/) });
    expect(headers.get('retry-after')).toBe('1');
    const kept = await count();
    expect(await readiness()).toBe('degraded');
    expect(await other()).toBe('written');
    fs.rmSync(ballast);
    await until(async () => (await readiness()) === 'ok');
    expect(await add()).toBe(201);
    expect(await count()).toBe(kept + 1);
  });

  it('while nothing at all is left, is read by all, ends at nothing, and goes on as soon as there is room', async () => {
    const [started] = await postgres.query<{ at: string }>('select pg_postmaster_start_time()::text as at');
    const kept = await count();
    leave(LIMITS.full - 5);
    await until(async () => (await other()) === '25006');
    fill(ballast);
    for (let tries = 0; tries < 40; tries += 1) {
      expect(await add()).toBe(507);
      expect(await count()).toBe(kept);
    }
    // Reading also writes: the first read after a change marks rows as committed, which goes to the write-ahead log in
    // pages.
    await postgres.query('select count(*) from pg_class, pg_attribute');
    expect(await readiness()).toBe('degraded');
    fs.rmSync(ballast);
    await until(async () => (await add()) === 201);
    expect(await readiness()).toBe('ok');
    expect(await count()).toBe(kept + 1);
    expect(await postgres.query('select pg_postmaster_start_time()::text as at')).toEqual([started]);
  });
});
