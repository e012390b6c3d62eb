// One Postgres serves a whole test run; every test file makes a database of its own on it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestPostgres } from '../postgres/test-postgres.mjs';

const MEMORY = '/dev/shm';
/** Bytes that the databases of a run may grow to, with Postgres' log of writes. */
const NEEDED_BYTES = 4 * 2 ** 30;

export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const folder = fs.mkdtempSync(path.join(runFolder(), 'berea-test-'));
  fs.chmodSync(folder, 0o755);
  // Nothing of a test run must survive a power cut, so it need not wait for the disk.
  const postgres = await startTestPostgres({
    folder: path.join(folder, 'postgres'),
    password: 'test',
    settings: ['fsync=off', 'max_connections=100'],
  });
  process.env.TEST_DATABASE_URL = postgres.url;
  globalThis[Symbol.for('berea.test.postgres')] = { postgres, folder };
}

/**
 * Folder of a run's temporary data: in memory, since each test file makes and drops databases of hundreds of files, and
 * a disk costs more processor time for that than Postgres itself does. On the disk if memory is short, as in a
 * container with 64 MiB of it, or if no program may be started from there, as Postgres may be.
 */
const runFolder = () => (fits() ? MEMORY : os.tmpdir());

function fits() {
  try {
    fs.accessSync(MEMORY, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    if (Math.min(bavail * bsize, os.freemem()) < NEEDED_BYTES) return false;
    const mount = fs
      .readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY);
    return mount !== undefined && !mount.split(' ')[3]?.split(',').includes('noexec');
  } catch {
    return false;
  }
}
