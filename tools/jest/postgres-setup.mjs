// One Postgres serves a whole test run; every test file makes a database of its own on it.
import fs from 'node:fs';
import path from 'node:path';
import { startTestPostgres } from '../postgres/test-postgres.mjs';
import { runFolder } from './memory-folder.mjs';

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
