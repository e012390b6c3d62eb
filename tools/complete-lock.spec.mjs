import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from '@jest/globals';

it('package-lock.json names the packages of every platform (npm run lock)', () => {
  const run = spawnSync(process.execPath, [path.join(import.meta.dirname, 'complete-lock.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect({ status: run.status, said: run.stderr }).toEqual({ status: 0, said: '' });
});
