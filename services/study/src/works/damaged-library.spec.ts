import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { VERSE_TOTAL } from '@berea/scripture';
import {
  type BiblePack,
  type CommentaryPack,
  type Pack,
  type Work,
  type WorkDescription,
  WORKS,
  writeManifest,
  writePack,
} from '@berea/text-packs';
import { Library } from './library.js';

const MEND = 'To build it again, run: npm run library';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'berea-library-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const bible = (code: string, verses: number = VERSE_TOTAL): BiblePack => ({
  kind: 'bible',
  code,
  verses: Array.from({ length: verses }, (_, position) => `${code} verse ${position}`),
  marks: { 0: [0, 3, 2] },
  words: { 0: [0, 3, 1, 25] },
  lines: {},
  paragraphs: [0],
  headings: [],
  notes: [],
});

/** A library of real packs with made-up words. */
const build = (packs: readonly BiblePack[]): Map<string, string> =>
  write(
    packs.map((pack) => {
      const id = `bible-${pack.code.toLowerCase()}`;
      return { description: WORKS.find((work) => work.id === id)!, pack };
    }),
  );

/** @returns the file of each work by its id */
function write(described: readonly { description: WorkDescription; pack: Pack }[]): Map<string, string> {
  const files = new Map<string, string>();
  const works = described.map(({ description, pack }): Work => {
    const written = writePack(folder, description.id, pack);
    files.set(description.id, path.join(folder, written.file));
    return { ...description, installed: true, version: '1', stamp: '', source: 'made up', counts: {}, ...written };
  });
  const temporary = fs.mkdtempSync(path.join(folder, 'temporary-'));
  writeManifest(folder, temporary, { format: 1, works });
  return files;
}

async function load() {
  const problems: string[] = [];
  const library = await Library.load(folder, (problem) => problems.push(problem));
  await library.loaded;
  return { library, problems };
}

const cutShort = (file: string) => fs.truncateSync(file, fs.statSync(file).size - 10);
const describeState = (library: Library) => library.works().map(({ id, installed }) => [id, installed]);

describe('Library.load, from a folder of works', () => {
  it('when all files are whole, loads every work of the manifest', async () => {
    build([bible('KJV'), bible('WEB')]);
    const { library, problems } = await load();
    expect(problems).toEqual([]);
    expect(library.texts.map(({ label }) => label)).toEqual(['KJV', 'WEB']);
    expect(library.text('web').at(31_101)).toBe('WEB verse 31101');
    expect(library.main.layout(0)).toEqual({
      paragraph: true,
      marks: [{ start: 0, length: 3, kind: 'divineName' }],
      lines: [],
    });
    expect(library.main.layout(1)).toBeUndefined();
    expect(library.tagged!.positionsOf('G25')).toEqual([0]);
    expect([library.hebrew, library.lexicon, library.outline, library.topics]).toEqual([null, null, null, null]);
    expect(library.whyMissing('topics-nave')).toMatch(/not installed on this server.*npm run library$/);
  });

  it('gives the King James Version at once, and the other works when they are awaited', async () => {
    build([bible('KJV'), bible('WEB')]);
    const library = await Library.load(folder);
    expect(library.main.at(3)).toBe('KJV verse 3');
    expect(library.main.index.find('kjv')).toHaveLength(1);
    expect([library.texts.length, library.tagged]).toEqual([1, null]);
    expect(library.loaded).toBe(library.loaded);
    await library.loaded;
    expect([library.texts.length, library.tagged?.count('G25')]).toEqual([2, 1]);
  });

  it('when a file is damaged, goes without that work and says which command repairs it', async () => {
    const files = build([bible('KJV'), bible('WEB')]);
    const whole = await load();
    cutShort(files.get('bible-web')!);
    const { library, problems } = await load();
    const file = path.basename(files.get('bible-web')!);
    expect(problems).toEqual([`World English Bible is unavailable. Its file ${file} is missing or damaged. ${MEND}`]);
    expect(describeState(library)).toEqual([
      ['bible-kjv', true],
      ['bible-web', false],
      // The dictionaries that an operator may add are named as well.
      ['dictionary-easton', false],
      ['dictionary-smith', false],
      ['dictionary-hitchcock', false],
    ]);
    expect(library.translations()[1]).toMatchObject({ installed: false, reason: expect.stringContaining(MEND) });
    expect(() => library.text('web')).toThrow(/The WEB is not installed.*npm run library\. Installed here: KJV\.$/);
    expect(library.contentVersion).not.toBe(whole.library.contentVersion);
    expect(library.main.contentVersion).toBe(whole.library.main.contentVersion);
  });

  it('when the King James Version is missing, reads the plain text in its place', async () => {
    const files = build([bible('KJV'), bible('WEB')]);
    fs.rmSync(files.get('bible-kjv')!);
    const { library } = await load();
    expect(library.main.at(0)).toBe('In the beginning God created the heaven and the earth.');
    expect(library.tagged).toBeNull();
    expect(library.texts.map(({ label }) => label)).toEqual(['KJV', 'WEB']);
    expect(library.translations()[0]).toMatchObject({
      code: 'KJV',
      installed: true,
      reason: expect.stringMatching(/^Only the plain text is here\. Its file .* npm run library$/),
    });
  });

  it('when a whole file has the wrong content, goes without that work', async () => {
    build([bible('KJV'), bible('WEB', 100)]);
    const { library, problems } = await load();
    expect(problems).toEqual([
      'World English Bible is unavailable: World English Bible holds 100 verses instead of 31102.',
    ]);
    expect(library.works()[1]).toMatchObject({ installed: false, reason: expect.stringContaining(MEND) });
  });

  it('when a text changes, gives it another content version', async () => {
    build([bible('KJV'), bible('WEB')]);
    const before = await load();
    build([bible('KJV'), { ...bible('WEB'), paragraphs: [0, 5] }]);
    const after = await load();
    expect(after.library.text('web').contentVersion).not.toBe(before.library.text('web').contentVersion);
    expect(after.library.main.contentVersion).toBe(before.library.main.contentVersion);
  });

  it('when an operator has added works, reads them under their own names', async () => {
    const described = { ...WORKS[0]!, code: 'GerMine', title: 'Meine Bibel', language: 'de' };
    const notes: CommentaryPack = {
      kind: 'commentary',
      notes: [{ first: 28_260, last: 28_260, kind: 'note', text: 'He wept.', refs: [] }],
      outline: [],
    };
    write([
      { description: { ...described, id: 'sword-germine' }, pack: bible('GerMine') },
      { description: { ...described, id: 'sword-notes', kind: 'commentary' }, pack: notes },
    ]);
    const { library } = await load();
    expect(library.text('germine').at(0)).toBe('GerMine verse 0');
    expect(library.commentaries.map(({ work }) => work.id)).toEqual(['sword-notes']);
  });
});
