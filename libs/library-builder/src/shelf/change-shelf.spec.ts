import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { findBook, positionOf } from '@berea/scripture';
import { type DictionaryPack, readManifest, readPack, readShelfChange, readShelfLog } from '@berea/text-packs';
import { buildLibrary } from '../build/build-library.js';
import { availableSources } from '../sources/available-sources.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { changeShelf } from './change-shelf.js';

const place = temporaryFolder();
let said: string[];
let whenSaid: (text: string) => void;
beforeEach(() => {
  said = [];
  whenSaid = () => undefined;
});
const log = (text: string) => {
  said.push(text);
  whenSaid(text);
};
const shelf = (...args: string[]) => changeShelf(args, { folder: place('library'), swordPath: undefined, log });
const rebuild = () =>
  buildLibrary(
    place('library'),
    availableSources(place('library'), undefined, () => undefined),
    () => undefined,
  );
const easton = () => readManifest(place('library'))?.works.find(({ id }) => id === 'dictionary-easton');

const article = (name: string, text: string, ...references: string[]) => ({
  name,
  definitions: [{ source: 'EAS', text }],
  scripture_refs: references.map((reference) => ({ reference })),
});

/** Writes a small dictionary as its publishers do. */
function write(entries: ReturnType<typeof article>[], index: object = {}): string {
  const folder = place('easton');
  fs.mkdirSync(folder, { recursive: true });
  const letter = Object.fromEntries(entries.map((entry) => [entry.name.toUpperCase(), entry]));
  fs.writeFileSync(path.join(folder, 'a.json'), JSON.stringify(letter));
  const all = { source: 'EAS', total_entries: entries.length, ...index };
  fs.writeFileSync(path.join(folder, '_index.json'), JSON.stringify(all));
  return folder;
}

const AARON = article(
  'Aaron',
  'The eldest son\u0000 of\n Amram (Exodus 6:20).',
  'Exodus 6:20',
  'Exodus 7:1-2',
  'Exodus 99:1',
  'Psalms 117',
);

describe('npm run library -- add, list, remove', () => {
  it('adds a dictionary with its references, keeps it at a rebuild without its folder, and removes it', async () => {
    await shelf('add', '--from', write([AARON, { ...article('Abda', ''), definitions: [] }]));
    expect(said.slice(-3)).toEqual([
      'Easton’s Bible Dictionary: 1 articles with 3 references.',
      'left out: 1 headwords without an article, 1 references that name no verse',
      'dictionary-easton is installed. A running Berea has it within seconds',
    ]);
    fs.rmSync(place('easton'), { recursive: true });
    rebuild();
    const work = easton();
    if (!work?.installed) throw new Error('It is not installed.');
    expect(work).toMatchObject({ tier: 'attribution', year: 1897, counts: { entries: 1 } });
    const { entries } = (await readPack(place('library'), work)) as DictionaryPack;
    expect(entries).toEqual([
      [
        'Aaron',
        'The eldest son of Amram (Exodus 6:20).',
        [
          [1675, 1675],
          [1686, 1687],
          [15_868, 15_869],
        ],
      ],
    ]);
    await shelf('list');
    expect(said.at(-3)).toMatch(
      /^dictionary-easton {2}installed {2}Easton’s Bible Dictionary .* 5\.5 MB to fetch {2}Text: public domain/,
    );
    expect(said.at(-2)).toMatch(/^dictionary-smith {2}not installed/);
    await shelf('remove', 'dictionary-easton');
    expect(easton()).toBeUndefined();
    await expect(shelf('remove', 'dictionary-easton')).rejects.toThrow(
      'No further work dictionary-easton is installed.',
    );
    await shelf('restore', 'dictionary-easton');
    expect(easton()).toMatchObject({ installed: true, sha256: work.sha256 });
    await expect(shelf('restore', 'dictionary-easton')).rejects.toThrow(/No files of a removed work .* are kept/);
    expect(readShelfLog(place('library'), 3).map(({ action, state, work: id, by }) => [action, state, id, by])).toEqual(
      [
        ['restore', 'failed', 'dictionary-easton', ''],
        ['restore', 'done', 'dictionary-easton', ''],
        ['remove', 'failed', 'dictionary-easton', ''],
      ],
    );
  });

  it('builds a damaged work again from its files', async () => {
    await shelf('add', '--from', write([AARON]));
    const work = easton();
    if (!work?.installed) throw new Error('It is not installed.');
    fs.truncateSync(place('library', work.file), 5);
    await shelf('rebuild', 'dictionary-easton');
    expect(easton()).toMatchObject({ sha256: work.sha256 });
    expect(fs.statSync(place('library', work.file)).size).toBe(work.bytes);
  });

  it('makes one change at a time, whoever asks, and goes on after one that was killed', async () => {
    await shelf('add', '--from', write([AARON]));
    let other: Promise<unknown> = Promise.resolve();
    whenSaid = (text) => {
      if (!text.startsWith('dictionary-easton is removed')) return;
      expect(readShelfChange(place('library'))).toMatchObject({ action: 'remove', state: 'running' });
      whenSaid = () => undefined;
      other = expect(shelf('restore', 'dictionary-easton')).rejects.toThrow(
        /^Another change of the library is under way/,
      );
    };
    await shelf('remove', 'dictionary-easton');
    await other;
    expect(readShelfChange(place('library'))).toMatchObject({
      action: 'remove',
      state: 'done',
      endedAt: expect.any(String),
    });
    const { pid } = spawnSync(process.execPath, ['--version']);
    fs.writeFileSync(place('library', '.shelf.lock'), JSON.stringify({ pid, host: hostname() }));
    await shelf('restore', 'dictionary-easton');
    expect(fs.existsSync(place('library', '.shelf.lock'))).toBe(false);
  });

  it('shows of an article what its files have whole, and marks what they left out', async () => {
    const texts: [text: string, references: string[], end: string][] = [
      [`${'It is a river. '.repeat(333)}It is a`.padEnd(5_000, 'r'), [], 'It is a river. […]'],
      [`${'It flows there. '.repeat(311)}It, (Acts 25:13)`.padEnd(5_000, '!'), [], 'there. […]'],
      [`${'x'.repeat(4_900)} (Gen. 3:4). Comp. Bar, Ps. 2:1, St. Luke i`.padEnd(5_000, 's'), [], 'x (Gen. 3:4). […]'],
      ['(peace).', ['Hebrews 7:1', 'Psalms 76:2'], '(peace). […]'],
      ['It has three senses—', [], 'It has three senses— […]'],
      ['[Famine]', ['Ruth 1:1'], '[Famine]'],
      ['Father', [], 'Father'],
    ];
    await shelf('add', '--from', write(texts.map(([text, references], at) => article(`${at}`, text, ...references))));
    const { entries } = (await readPack(place('library'), easton() as never)) as DictionaryPack;
    const ends = texts.map(([, , end]) => end);
    expect(entries.map(([, text], at) => text.slice(-(ends[at]?.length ?? 0)))).toEqual(ends);
  });

  it('gives Smith’s dictionary the Deuteronomy back that its files lost, and takes it out of names', async () => {
    const texts = ['Mr. Van Deuteronomy Velde saw it. (2:8)', 'It is clean, (12:15; Judges 7:13)', 'Of 500 (99:1)'];
    await shelf(
      'add',
      '--from',
      write(
        texts.map((text, at) => article(`${at}`, text)),
        { source: 'SMI' },
      ),
    );
    const work = readManifest(place('library'))?.works.find(({ id }) => id === 'dictionary-smith');
    const { entries } = (await readPack(place('library'), work as never)) as DictionaryPack;
    const verse = (book: string, chapter: number, number: number) => positionOf(findBook(book)!, chapter, number)!;
    const range = (position: number) => [position, position];
    expect(entries.map(([, text, ranges]) => [text, ranges])).toEqual([
      ['Mr. Van de Velde saw it. (Deuteronomy 2:8)', [range(verse('Deuteronomy', 2, 8))]],
      [
        'It is clean, (Deuteronomy 12:15; Judges 7:13)',
        [range(verse('Deuteronomy', 12, 15)), range(verse('Judges', 7, 13))],
      ],
      ['Of 500 (99:1)', []],
    ]);
  });

  it.each([
    ['that is missing', () => place('nowhere'), /holds no _index\.json/],
    ['that holds less than it says', () => write([AARON], { total_entries: 2 }), /holds 1 entries, .* says 2/],
    ['of an unknown work', () => write([AARON], { source: 'XYZ' }), /a work that is not known \(XYZ\)/],
    [
      'of another form',
      () => write([{ ...AARON, definitions: 'none' as never }]),
      /a\.json is not of the known form: AARON\.definitions/,
    ],
    [
      'that is cut short',
      () => {
        const folder = write([AARON]);
        fs.truncateSync(path.join(folder, 'a.json'), 40);
        return folder;
      },
      /a\.json is no JSON: it is damaged or cut short/,
    ],
    [
      'whose file is too large',
      () => {
        const folder = write([AARON]);
        fs.truncateSync(path.join(folder, 'a.json'), 9_000_000);
        return folder;
      },
      /at most 8388608 are read/,
    ],
    [
      'whose file is a link',
      () => {
        const folder = write([AARON]);
        fs.renameSync(path.join(folder, 'a.json'), place('elsewhere'));
        fs.symlinkSync(place('elsewhere'), path.join(folder, 'a.json'));
        return folder;
      },
      /is no plain file/,
    ],
  ])('refuses a folder %s, and leaves the library as it was', async (_what, folder, problem) => {
    rebuild();
    const before = readManifest(place('library'));
    await expect(shelf('add', '--from', folder())).rejects.toThrow(problem);
    expect(readManifest(place('library'))).toEqual(before);
    expect(fs.existsSync(place('library', 'sources', 'further'))).toBe(false);
  });

  /** What a reader and a later build see: the manifest, the files of the work, and no leftover of a change. */
  const state = () => ({
    manifest: readManifest(place('library')),
    sources: fs.readdirSync(place('library', 'sources'), { recursive: true, encoding: 'utf8' }).sort(),
    articles: fs.readFileSync(place('library', 'sources', 'further', 'dictionary-easton', 'a.json'), 'utf8'),
  });
  /** The disk damages the files of the work just before they are built. */
  const damageBeforeItIsBuilt = () => {
    whenSaid = (text) => {
      if (!text.startsWith('building Easton’s Bible Dictionary (')) return;
      fs.truncateSync(place('library', 'sources', 'further', 'dictionary-easton', 'a.json'), 40);
    };
  };

  it('keeps the installed version, its files too, if a new one cannot be built', async () => {
    await shelf('add', '--from', write([AARON]));
    const before = state();
    damageBeforeItIsBuilt();
    const changed = write([AARON, article('Abda', 'A servant.')]);
    await expect(shelf('add', '--from', changed)).rejects.toThrow(
      'Easton’s Bible Dictionary could not be built; a line above says why. The library is as it was.',
    );
    expect(said.at(-1)).toMatch(/^building Easton’s .* failed: .*a\.json is no JSON: it is damaged or cut short/);
    expect(state()).toEqual(before);
    rebuild();
    expect(state()).toEqual(before);
  });

  it('keeps nothing of a work that cannot be built, and adds it at the next try', async () => {
    rebuild();
    const before = readManifest(place('library'));
    damageBeforeItIsBuilt();
    await expect(shelf('add', '--from', write([AARON]))).rejects.toThrow('The library is as it was.');
    expect(readManifest(place('library'))).toEqual(before);
    expect(fs.readdirSync(place('library', 'sources', 'further'))).toEqual([]);
    whenSaid = () => undefined;
    await shelf('add', '--from', write([AARON]));
    expect(easton()).toMatchObject({ installed: true });
  });

  it('keeps a work if the library cannot be built without it', async () => {
    await shelf('add', '--from', write([AARON]));
    const before = state();
    const full = () => {
      throw new Error('There is no room left on the disk.');
    };
    const swordPath = place('nowhere');
    const removed = changeShelf(['remove', 'dictionary-easton'], { folder: place('library'), swordPath, log: full });
    await expect(removed).rejects.toThrow('There is no room left on the disk. The library is as it was.');
    expect(state()).toEqual(before);
  });

  it.each([[['ad']], [['add', '--from']], [['add']], [['remove']], [['list', 'all']]])(
    'for %j, says how it is used',
    async (args) => {
      await expect(shelf(...args)).rejects.toThrow(
        'npm run library -- list, add <id>, add --from <folder>, remove <id>',
      );
    },
  );
});
