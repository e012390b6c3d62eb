import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type DictionaryPack,
  FURTHER_WORKS,
  type InstalledWork,
  manifestFile,
  type Work,
  WORKS,
  writeManifest,
  writePack,
} from '@berea/text-packs';
import { Library } from './library.js';

let folder: string;
let loaded: Library[];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'berea-follow-'));
  loaded = [];
});
afterEach(() => {
  for (const library of loaded) library.onApplicationShutdown();
  fs.rmSync(folder, { recursive: true });
});

const dictionary = (name: string): DictionaryPack => ({
  kind: 'dictionary',
  entries: [[name, `${name} is here.`, []]],
});
const state = { installed: true, version: '1', stamp: '', source: 'made up', counts: {} } as const;

/** The pack of a further work on the disk. */
function further(id: string, pack: DictionaryPack): InstalledWork {
  const work = FURTHER_WORKS.find(({ description }) => description.id === id);
  if (!work) throw new Error(`There is no further work ${id}.`);
  return { ...work.description, ...state, ...writePack(folder, id, pack) };
}
const EASTON = 'dictionary-easton';
const SMITH = 'dictionary-smith';
const easton = (name = 'Aaron') => further(EASTON, dictionary(name));
const smith = () => further(SMITH, dictionary('Zoar'));
const names = (library: Library) => library.dictionaries.flatMap(({ entries }) => entries.map(({ name }) => name));
const reasonOf = (library: Library, id: string) => library.works().find((work) => work.id === id)?.reason;

function write(works: readonly Work[]): void {
  writeManifest(folder, fs.mkdtempSync(path.join(folder, 'temporary-')), { format: 1, works });
}

async function load() {
  const said: string[] = [];
  let told: () => void = () => undefined;
  const say = (text: string) => {
    said.push(text);
    told();
  };
  const library = await Library.load(folder, say, say);
  loaded.push(library);
  await library.loaded;
  said.length = 0;
  return { library, said, nextWord: () => new Promise<void>((resolve) => (told = resolve)) };
}

describe('Library.follow', () => {
  it('takes up dictionaries that come and go, beside those that are read, and gives each state its version', async () => {
    write([easton()]);
    const { library, said } = await load();
    const [before] = library.dictionaries;
    const { contentVersion, indexVersion } = library;
    write([easton(), smith()]);
    await library.follow();
    expect(names(library)).toEqual(['Aaron', 'Zoar']);
    expect(library.dictionaries[0]).toBe(before);
    expect(library.contentVersion).not.toBe(contentVersion);
    // Whoever starts now says the same.
    expect((await load()).library.contentVersion).toBe(library.contentVersion);
    write([smith()]);
    await library.follow();
    expect(names(library)).toEqual(['Zoar']);
    expect(library.works().find(({ id }) => id === EASTON)).toMatchObject({ installed: false });
    // An answer that was begun with it still names it.
    expect(library.source(EASTON).title).toBe('Easton’s Bible Dictionary');
    write([easton()]);
    await library.follow();
    expect([library.contentVersion, library.indexVersion]).toEqual([contentVersion, indexVersion]);
    expect(said).toEqual([
      'Smith’s Bible Dictionary is added.',
      'Easton’s Bible Dictionary is removed.',
      'Easton’s Bible Dictionary is added.',
      'Smith’s Bible Dictionary is removed.',
    ]);
  });

  it('keeps the last good state of a dictionary whose new file is damaged, says so, and takes it up once repaired', async () => {
    write([easton()]);
    const { library, said } = await load();
    const renewed = easton('Abel');
    const came = smith();
    for (const { file } of [renewed, came]) fs.truncateSync(path.join(folder, file), 10);
    write([renewed, came]);
    await library.follow();
    expect(names(library)).toEqual(['Aaron']);
    expect(reasonOf(library, EASTON)).toMatch(/newer edition could not be read, so the earlier one stays.*npm run/);
    expect(reasonOf(library, SMITH)).toMatch(/could not be read.*npm run library$/);
    expect(said).toEqual([
      expect.stringMatching(/^Easton’s Bible Dictionary is unavailable: .* is damaged/),
      expect.stringMatching(/^Smith’s Bible Dictionary is unavailable: .* is damaged/),
    ]);
    write([easton('Abel'), smith()]);
    await library.follow();
    expect(names(library)).toEqual(['Abel', 'Zoar']);
    expect(reasonOf(library, EASTON)).toBeUndefined();
  });

  it('keeps every work when the manifest cannot be read', async () => {
    write([easton()]);
    const { library, said } = await load();
    fs.writeFileSync(manifestFile(folder), '{"format": 1, "wor');
    await library.follow();
    expect(names(library)).toEqual(['Aaron']);
    expect(said).toEqual(['The manifest of the library cannot be read; its works stay.']);
  });

  it('leaves the other works as they were read, and says that the next start reads them', async () => {
    write([]);
    const { library, said } = await load();
    const [, web] = WORKS;
    if (!web) throw new Error('There is no second work.');
    write([{ ...web, ...state, file: 'x.json.br', sha256: 'x', bytes: 1 }]);
    await library.follow();
    expect(said).toEqual([`The next start reads what has changed on the disk: ${web.title}.`]);
  });

  it('sees by itself, in every instance, that the manifest has changed', async () => {
    write([]);
    const both = [await load(), await load()];
    for (const { library } of both) {
      library.onApplicationBootstrap();
      await library.follow();
    }
    const words = both.map(({ nextWord }) => nextWord());
    write([easton()]);
    await Promise.all(words);
    expect(both.map(({ library }) => names(library))).toEqual([['Aaron'], ['Aaron']]);
  });
});
