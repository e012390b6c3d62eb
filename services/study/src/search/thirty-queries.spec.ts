import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Library } from '../works/library.js';
import { sharedLibrary } from '../testing/shared-library.js';
import { VerseCorpus } from './corpora/verse-corpus.js';
import { find } from './find.js';
import { NAMES, QUERIES } from './testing/queries.js';
import { scanVerses } from './testing/scan-verses.js';

const ALL = Object.entries(QUERIES).flatMap(([kind, queries]) => queries.map((query) => [kind, ...query] as const));

describe('find, beside reading every verse', () => {
  let library: Library;
  let verses: VerseCorpus;
  beforeAll(async () => {
    library = await sharedLibrary();
    verses = await VerseCorpus.of(library.main, library);
  });

  it('is tried with 30 queries of four kinds', () => {
    expect(Object.values(QUERIES).map(({ length }) => length)).toEqual([12, 9, 5, 4]);
  });

  it.each(ALL)('finds the same verses for a query of the kind “%s”: %s', async (_kind, query, patterns) => {
    const expected = scanVerses(library.main, ...patterns);
    expect(expected.length).toBeGreaterThan(0);
    const { sets } = await find({ query, scope: undefined }, [verses], NAMES);
    expect(sets.map((set) => set.positions())).toEqual([expected]);
  });
});
