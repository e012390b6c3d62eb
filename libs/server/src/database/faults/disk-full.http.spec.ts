import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TemporaryPostgres } from '@berea/postgres';
import { startThingsStore, type ThingsStore } from '../../testing/things-store.js';
import { until } from '../../testing/until.js';

const ruth = randomUUID();

/** A small disk of the test's own, or undefined where none can be had. @throws Error in CI as root, where it must run */
function mountSmallDisk(): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-disk-'));
  const said = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m,mode=755', 'tmpfs', folder], { encoding: 'utf8' });
  if (said.status === 0) return folder;
  fs.rmdirSync(folder);
  const why = said.error?.message ?? said.stderr.trim();
  if (process.env['CI'] && process.getuid?.() === 0) throw new Error(`A full disk must be tried here: ${why}`);
  process.stderr.write(`NOT RUN: Postgres on a full disk, since no small disk could be mounted (${why}).\n`);
  return undefined;
}

const disk = mountSmallDisk();

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
    spawnSync('umount', [folder]);
    fs.rmdirSync(folder);
  });

  /** Takes what is left of the disk. */
  const fill = () => {
    const file = fs.openSync(ballast, 'a');
    try {
      for (const size of [1 << 20, 1 << 12]) {
        try {
          for (;;) fs.writeSync(file, Buffer.alloc(size));
        } catch (error) {
          expect(error).toMatchObject({ code: 'ENOSPC' });
        }
      }
    } finally {
      fs.closeSync(file);
    }
  };
  const add = () => store.call('POST', 'things', { text: 'x'.repeat(8_000) });
  const texts = async () => {
    const { status, body } = await store.call('GET', 'things');
    return status === 200 ? (body as unknown[]).length : status;
  };
  const readiness = async () => {
    const { status, body } = await store.call('GET', 'health/ready');
    return [status, (body as { status: string }).status];
  };
  const codes = () => store.lines.flatMap(({ err }) => (err as { code?: string } | undefined)?.code ?? []);

  it('a service, while the disk of its Postgres is full, answers writes with 503 and reads as before, loses nothing, and writes again once there is room', async () => {
    let kept = 0;
    for (; kept < 20; kept += 1) expect((await add()).status).toBe(201);
    fill();
    const statuses = new Set<number>();
    const refused = async () => {
      const { status, headers } = await add();
      statuses.add(status);
      if (status === 201) kept += 1;
      else expect(headers.get('retry-after')).toBe('1');
      return status === 503;
    };
    // Room inside of files that are there already is used up first.
    await until(refused);
    for (let tries = 0; tries < 20; tries += 1) await refused();
    expect([...statuses].every((status) => [201, 503].includes(status))).toBe(true);
    expect(codes()).toContain('53100');
    expect((await store.call('GET', 'health/live')).status).toBe(200);
    expect(await readiness()).toEqual([200, 'degraded']);
    expect(await texts()).toBe(kept);

    fs.rmSync(ballast);
    // Nobody has to write for it to be seen.
    await until(async () => (await readiness())[1] === 'ok');
    expect((await add()).status).toBe(201);
    expect(await texts()).toBe(kept + 1);
  });
});
