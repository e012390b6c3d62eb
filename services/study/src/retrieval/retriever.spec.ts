import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VERSE_TOTAL } from '@berea/scripture';
import { sha256 } from '@berea/text-packs';
import { Library } from '../works/library.js';
import { indexOf, isIndexKept, keepIndex } from './kept-index.js';
import { LibraryIndex, type PackedIndex } from './library-index.js';
import { sharedLibrary } from '../testing/shared-library.js';
import { passageName } from '../text/passages.js';
import { CountedDocuments, CountedPostings } from '../text/counted-postings.js';
import { Retriever } from './retriever.js';
import { Terms } from './terms.js';

describe('counted postings', () => {
  it('keep which documents have a term, and how often in steps', () => {
    const documents = new CountedDocuments();
    documents.add(new Map([[0, 1]]).set(2, 0.5));
    documents.add(new Map([[2, 3]]));
    const postings = new CountedPostings(documents.pack());
    const found: [number, number][] = [];
    postings.each(2, (document, count) => found.push([document, count]));
    expect(found).toEqual([
      [0, 0.5],
      [1, 3],
    ]);
    expect([postings.holders(0), postings.holders(1), postings.holders(2), postings.holders(-1)]).toEqual([1, 0, 2, 0]);
    expect([postings.has(0, 0), postings.has(0, 1), postings.has(9, 0)]).toEqual([true, false, false]);
  });
});

describe('terms', () => {
  const terms = new Terms('en', (word) => ['love', 'see', 'forest'].includes(word));

  it.each([
    ['hath', 'have'],
    ['loveth', 'loves'],
    ['thou', 'you'],
    ['Beth-el', 'Bethel'],
    ['LORD’s', 'lords'],
  ])('read %j as %j', (one, other) => {
    expect(terms.read(one)).toEqual(terms.read(other));
  });

  it('take no ending off a word that has none', () => {
    expect(terms.read('forest')).not.toEqual(terms.read('for'));
  });
});

/** Digest of an index, short enough to compare. */
const digestOf = ({ terms, verses, fields, asked }: PackedIndex) =>
  [verses, asked, ...fields.map(({ postings }) => postings), ...fields.map(({ starts, ends }) => ({ starts, ends }))]
    .flatMap((part) => Object.entries(part))
    .map(([name, { buffer, byteOffset, byteLength }]) => [name, sha256(Buffer.from(buffer, byteOffset, byteLength))])
    .concat([['terms', sha256(terms.join(' '))]]);

describeWithLibrary('the retriever over the whole library', () => {
  let retriever: Retriever;
  beforeAll(async () => {
    const library = await sharedLibrary();
    await library.loaded;
    retriever = await Retriever.of(library);
  });

  const found = (question: string) => retriever.find(question).candidates.map(({ passage }) => passageName(passage));

  it('takes less than 12 MB', () => {
    expect(retriever.index.bytes).toBeLessThan(12e6);
  });

  it('is kept with the library and equals one that is made from its works', async () => {
    const library = await sharedLibrary();
    const made = await LibraryIndex.of(library, 'en');
    expect(isIndexKept(library)).toBe(true);
    expect(digestOf(retriever.index.packed)).toEqual(digestOf(made.packed));
  });

  it('is made again when the kept one is damaged', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-index-'));
    try {
      const library = await Library.load(folder);
      await keepIndex(library);
      for (const file of fs.readdirSync(folder)) fs.appendFileSync(path.join(folder, file), 'x');
      const index = await indexOf(library, 'en');
      expect(index.verses.size).toBe(VERSE_TOTAL);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });

  it('finds subjects in words of today, and names the words that match', () => {
    const { candidates, level } = retriever.find('What did Zacchaeus climb to see Jesus?');
    const [first] = candidates;
    expect(level).toBe('high');
    expect(first && passageName(first.passage)).toMatch(/^Luke 19:/);
    expect(first?.words).toContain('climb');
    expect(first?.near).toContain('zacchaeus');
    expect(first?.witnesses.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['section', 'topic']));
  });

  it('gives each place its chance, the best one first', () => {
    const { candidates, chance } = retriever.find('Who anointed David king over Israel?');
    const chances = candidates.map((each) => each.chance);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1);
    expect(chance).toBeGreaterThanOrEqual(chances[0] ?? 1);
  });

  it('prefers a verse in which the words stand beside each other as they are asked', () => {
    const seen = (question: string, reference: string) => {
      const { positions, seen: values } = retriever.look(question);
      return values[positions.findIndex((position) => passageName({ first: position, last: position }) === reference)];
    };
    const asked = 'Who has a pure heart and clean hands?';
    expect(seen(asked, 'Psalm 24:4')).toMatchObject({ adjacent: expect.any(Number), close: expect.any(Number) });
    expect(seen(asked, 'Psalm 24:4')?.close).toBeGreaterThan(
      seen('Who has a heart in clean pure hands?', 'Psalm 24:4')?.close ?? 1,
    );
    expect(found(asked)[0]).toBe('Psalm 24:4');
  });

  it('shows no place beside a better one of its chapter', () => {
    const [first, ...others] = found('Who denied Jesus three times before the rooster crowed?');
    expect(first).toMatch(/^(?:Matthew 26|Mark 14|Luke 22|John 1[38]):/);
    expect(new Set([first, ...others]).size).toBe(10);
  });

  it.each([
    ['words that no work has', 'asdfqwer zxcv'],
    ['a subject that no verse speaks of', 'quantum computing'],
    ['common words that stand together by chance', 'when does the train leave'],
    ['further words than a place has', 'is it going to rain on Sunday'],
    ['nothing', ''],
    ['signs alone', '?!…'],
    ['other scripts', '言葉 слово'],
    ['a million blanks', ' '.repeat(1_000_000)],
  ])('does not rely on its findings for %s', (_what, question) => {
    expect(retriever.find(question).level).toBe('low');
  });

  it.each(['What do the heavens declare?', 'Which town did Zacchaeus live in?'])(
    'finds a place near enough to be shown for a short question: %s',
    (question) => {
      expect(retriever.find(question).level).toBe('middle');
    },
  );

  it('uses the verses alone when it may use nothing else', () => {
    const { candidates } = retriever.find('What did Zacchaeus climb to see Jesus?', { kinds: [] });
    expect(candidates.flatMap(({ witnesses }) => witnesses)).toEqual([]);
    expect(candidates.length).toBeGreaterThan(0);
  });

  it('reads the beginning of 8,000 characters in mixed scripts', () => {
    const question = 'love שלום λόγος слово '.repeat(400);
    expect(retriever.find(question).candidates.length).toBeGreaterThan(0);
  });
});
