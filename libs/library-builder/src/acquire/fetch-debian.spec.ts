import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { listModules } from '../sword/sword-module.js';
import { environmentOfTests } from '../testing/environment-of-tests.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { writeDictionary, writeModule } from '../testing/write-module.js';
import { fetchDebianData, fetchFromDebian, filesHash } from './fetch-debian.js';
import type { DebianSource, SwordSource } from '../sources/sources.js';

const place = temporaryFolder();
const setEnvironment = environmentOfTests();
const hasApt = ['apt-get', 'dpkg-deb'].every((program) => !spawnSync(program, ['--version']).error);

const source = (name: string): SwordSource => ({
  module: name,
  debian: `sword-test-${name.toLowerCase()}`,
  repository: 'https://nowhere.invalid/',
  conf: `${name.toLowerCase()}.conf`,
});
const installed = () => listModules(place('sources', 'sword'), fail).map((module) => module.config.id);
function fail(file: string, error: Error): never {
  throw new Error(`${file}: ${error.message}`);
}

/** A repository of Debian packages in a folder, with one package for each of these modules. */
function publish(names: readonly string[]): void {
  const entries = names.map((name) => {
    const { debian } = source(name);
    const root = place('build', debian);
    if (name === 'Words')
      writeDictionary(path.join(root, 'usr/share/sword'), { id: name, driver: 'RawLD', entries: { A: 'b' } });
    else if (name === 'Data') {
      fs.mkdirSync(path.join(root, 'usr/share/editor/sources/words'), { recursive: true });
      fs.writeFileSync(path.join(root, 'usr/share/editor/sources/words/one.txt'), 'one');
      fs.writeFileSync(path.join(root, 'usr/share/editor/program'), 'not taken');
    } else writeModule(path.join(root, 'usr/share/sword'), { id: name, driver: 'RawText', texts: { 'Gen.1.1': name } });
    const control = `Package: ${debian}\nVersion: 1.0\nArchitecture: all\nMaintainer: Nobody <nobody@nowhere.invalid>\nDescription: a module\n`;
    fs.mkdirSync(path.join(root, 'DEBIAN'), { recursive: true });
    fs.writeFileSync(path.join(root, 'DEBIAN', 'control'), control);
    const file = `${debian}_1.0_all.deb`;
    fs.mkdirSync(place('repository'), { recursive: true });
    execFileSync('dpkg-deb', ['--root-owner-group', '--build', root, place('repository', file)], { stdio: 'ignore' });
    const bytes = fs.readFileSync(place('repository', file));
    const hash = createHash('sha256').update(bytes).digest('hex');
    return `${control}Filename: ./${file}\nSize: ${bytes.length}\nSHA256: ${hash}\n`;
  });
  fs.writeFileSync(place('repository', 'Packages'), entries.join('\n'));
}

(hasApt ? describe : describe.skip)('fetchFromDebian (apt-get itself, with a repository in a folder)', () => {
  beforeEach(() => {
    fs.mkdirSync(place('lists', 'partial'), { recursive: true });
    fs.writeFileSync(place('sources.list'), `deb [trusted=yes] file:${place('repository')} ./\n`);
    // This machine has no package lists yet: they have to be fetched to a folder of our own.
    fs.writeFileSync(
      place('apt.conf'),
      [
        `Dir::State::Lists "${place('lists')}";`,
        `Dir::Cache::pkgcache ""; Dir::Cache::srcpkgcache "";`,
        `Dir::Etc::sourcelist "${place('sources.list')}"; Dir::Etc::sourceparts "/dev/null";`,
        `Acquire::Languages "none"; APT::Get::AllowUnauthenticated "true";`,
      ].join('\n'),
    );
    setEnvironment({ APT_CONFIG: place('apt.conf') });
  });

  const fetch = (...names: string[]) => fetchFromDebian(place('sources'), names.map(source));

  it('unpacks modules from packages without installing them, also when the machine has no lists of packages', async () => {
    publish(['Text', 'Words']);
    expect(await fetch('Text', 'Words')).toBeNull();
    expect(installed()).toEqual(['Text', 'Words']);
    const [text, words] = listModules(place('sources', 'sword'), fail);
    expect(text?.verses().find(({ text: found }) => found)?.text).toBe('Text');
    expect(words?.entries()).toEqual([{ key: 'A', text: 'b' }]);
    expect(fs.readdirSync(place('sources'))).toEqual(['sword']);
    expect(fs.readdirSync(place('lists'))).toEqual(['partial']);
  });

  it('when one of two packages is missing, brings the other', async () => {
    publish(['Text']);
    expect(await fetch('Absent', 'Text')).toMatch(/sword-test-absent/);
    expect(installed()).toEqual(['Text']);
  });

  it('rejects a package whose bytes differ from the package list', async () => {
    publish(['Text']);
    const file = place('repository', 'sword-test-text_1.0_all.deb');
    fs.writeFileSync(file, fs.readFileSync(file).fill(0, 100, 120));
    expect(await fetch('Text')).toMatch(/size|hash|fetch/i);
    expect(installed()).toEqual([]);
  });

  it('rejects a known version with other content, and accepts an unknown version with a line in the log', async () => {
    publish(['Text']);
    const pinned = { ...source('Text'), known: { '1.0': 'f'.repeat(64) } };
    expect(await fetchFromDebian(place('sources'), [pinned])).toBe(
      'Text 1.0 rejected: its content is not what is known of this version',
    );
    expect(installed()).toEqual([]);
    const said: string[] = [];
    const newer = { ...pinned, known: { '0.9': 'f'.repeat(64) } };
    expect(await fetchFromDebian(place('sources'), [newer], (text) => said.push(text))).toBeNull();
    expect(said).toEqual(['Text 1.0 is not known here; Debian’s signature vouches for it']);
    expect(installed()).toEqual(['Text']);
  });

  it('takes the named files of a package of data alone, and only when their content is the known one', async () => {
    publish(['Data']);
    const data: DebianSource = {
      name: 'data',
      debian: 'sword-test-data',
      root: 'usr/share/editor/sources',
      take: ['words'],
      known: filesHash(place('build', 'sword-test-data', 'usr/share/editor/sources')),
    };
    expect(await fetchDebianData(place('sources'), { ...data, known: 'f'.repeat(64) })).toMatch(
      /rejected: its data is not what is known of it$/,
    );
    expect(await fetchDebianData(place('sources'), { ...data, take: ['words', 'more'] })).toMatch(/has no more$/);
    expect(fs.readdirSync(place('sources'))).toEqual([]);
    expect(await fetchDebianData(place('sources'), data)).toBeNull();
    expect(fs.readdirSync(place('sources', 'debian'))).toEqual([`data-${data.known.slice(0, 12)}`]);
    const taken = fs.readdirSync(place('sources'), { recursive: true, encoding: 'utf8' });
    expect(taken.filter((file) => /\.txt$|program/.test(file)).map((file) => path.basename(file))).toEqual(['one.txt']);
  });

  it('replaces the files of a module that were there', async () => {
    publish(['Text']);
    writeModule(place('sources', 'sword'), { id: 'Text', driver: 'RawText', texts: { 'Gen.1.1': 'old' } });
    fs.writeFileSync(place('sources', 'sword', 'modules', 'text', 'left-over'), '');
    expect(await fetch('Text')).toBeNull();
    expect(fs.existsSync(place('sources', 'sword', 'modules', 'text', 'left-over'))).toBe(false);
  });
});

it('fetchFromDebian, on a machine without apt-get, returns that it is not installed', async () => {
  setEnvironment({ PATH: place('empty') });
  expect(await fetchFromDebian(place('sources'), [source('Text')])).toBe('apt-get is not installed');
  expect(fs.readdirSync(place('sources'))).toEqual([]);
});
