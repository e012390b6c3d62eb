import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { installPackages, packagesAreInstalled } from './packages.mjs';
import { removeFolder, temporaryFolder, writeFile } from './temporary.mjs';

const lock = (packages) => JSON.stringify({ lockfileVersion: 3, packages: { '': { name: 'x' }, ...packages } });

describe('the packages of package-lock.json', () => {
  let root, environment;
  const stamp = () => path.join(root, 'node_modules/.berea-lock');
  const hidden = (packages) => writeFile(root, 'node_modules/.package-lock.json', lock(packages));

  beforeEach(() => {
    environment = { ...process.env };
    root = temporaryFolder({
      'package-lock.json': lock({
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': { version: '2.0.0', optional: true },
      }),
    });
  });
  afterEach(() => {
    process.env = environment;
    removeFolder(root);
  });

  /** An npm that notes its arguments and ends as told. */
  const fakeNpm = (...outcomes) => {
    const script = writeFile(
      root,
      'bin/npm-cli.js',
      `const fs = require('node:fs');
       const calls = fs.existsSync('calls') ? fs.readFileSync('calls', 'utf8').split('\\n').length - 1 : 0;
       fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
       fs.mkdirSync('node_modules', { recursive: true });
       const [code, text] = ${JSON.stringify(outcomes)}[calls];
       console.error(text); process.exit(code);`,
    );
    writeFile(root, 'bin/package.json', '{}');
    process.env = { ...environment, npm_execpath: script };
  };
  const calls = () => fs.readFileSync(path.join(root, 'calls'), 'utf8').trim().split('\n');
  const install = () => installPackages({ root, log: () => {} });

  it('in a fresh clone, count as missing', () => {
    expect(packagesAreInstalled(root)).toBe(false);
  });

  it('are installed by npm ci with the tools for building, and count as installed then', async () => {
    fakeNpm([0, '']);
    await install();
    expect(calls()).toEqual([expect.stringMatching(/^ci --include=dev --no-audit --no-fund --loglevel=error/)]);
    expect(packagesAreInstalled(root)).toBe(true);
  });

  it('when the lock file changes, count as missing again', async () => {
    fakeNpm([0, '']);
    await install();
    writeFile(root, 'package-lock.json', lock({ 'node_modules/a': { version: '1.0.1' } }));
    expect(packagesAreInstalled(root)).toBe(false);
  });

  it('when npm ci cannot empty node_modules, are installed by npm install, which keeps to the lock file', async () => {
    fakeNpm([1, 'npm error code ENOTEMPTY'], [0, '']);
    await install();
    expect(calls()[1]).toMatch(/^install --no-save --include=dev/);
    expect(packagesAreInstalled(root)).toBe(true);
  });

  it.each([
    ['ENOSPC: no space left on device, write', /The disk is full/, 1],
    ['npm error code ENOTFOUND', /registry is unavailable \(ENOTFOUND\)/, 1],
    ['npm error code EACCES', /may not write/, 1],
    ['npm error code EINTEGRITY\nsha512-… integrity checksum failed', /not the one that package-lock.json pins/, 1],
    ['npm ci can only install packages when in sync', /does not fit package.json.*git checkout/, 1],
    ['npm error code EBUSY', /what npm said stands above/, 2],
    ['something else', /what npm said stands above/, 1],
  ])(
    'when npm fails with "%s", are not counted as installed, and the error says why in one sentence',
    async (output, sentence, tries) => {
      fs.mkdirSync(path.join(root, 'node_modules'));
      fakeNpm([1, output], [1, output]);
      await expect(install()).rejects.toThrow(sentence);
      expect(calls()).toHaveLength(tries);
      // Half of them may be there now, with npm's earlier list.
      hidden({ 'node_modules/a': { version: '1.0.0' } });
      expect(packagesAreInstalled(root)).toBe(false);
    },
  );

  it('installed by hand in every right version, count as installed', () => {
    hidden({ 'node_modules/a': { version: '1.0.0' } });
    expect(packagesAreInstalled(root)).toBe(true);
    expect(fs.existsSync(stamp())).toBe(true);
  });

  it.each([
    ['a missing package', {}],
    ['another version', { 'node_modules/a': { version: '0.9.0' } }],
    [
      'another version of an optional package',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
    ],
  ])('installed by hand with %s, count as missing', (_what, packages) => {
    hidden(packages);
    expect(packagesAreInstalled(root)).toBe(false);
  });

  it('without npm on the PATH, are refused with a sentence that names npm', async () => {
    process.env = { HOME: environment.HOME, PATH: '/nowhere' };
    await expect(install()).rejects.toThrow(/npm was not found/);
  });
});
