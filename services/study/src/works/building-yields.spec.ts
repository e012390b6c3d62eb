import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { VERSE_TOTAL } from '@berea/scripture';
import { turnsDuring } from '@berea/text-packs/testing';
import { BibleText } from './bible-text.js';
import { HebrewText } from './hebrew-text.js';
import { TaggedText } from './tagged-text.js';
import { smallStudyBible } from '../testing/study-bible.js';
import { Topics } from './topics.js';
import { WordIndex } from '../text/word-index.js';

const VERSES = Array.from({ length: VERSE_TOTAL }, (_, position) => `word ${position}`);
const SOURCE = { id: 'bible-x', title: 'X', licence: 'Public domain' };
const text = new BibleText(
  { code: 'x', source: SOURCE, language: 'en', direction: 'ltr', contentVersion: '1' },
  VERSES,
);

let now = 0;
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void jest.restoreAllMocks());

describe('building what is kept in memory, on a slow machine', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['indexing a text', () => WordIndex.of(VERSES)],
    ['reading the tags of a text', () => TaggedText.of(text, { 0: [0, 4, 1, 25] })],
    ['reading the Hebrew words', () => HebrewText.of('words-hbo', [['בְּ/רֵאשִׁ֖ית', 'b/7225', 'HR/Ncfsa']])],
    [
      'reading topics',
      () =>
        Topics.of(
          'topics-x',
          Array.from({ length: 200 }, (_, id) => ({ id, name: `T${id}`, lines: [] })),
        ),
    ],
    ['indexing the sections of the study Bible', () => smallStudyBible(30).findSections('storm', 1)],
  ])('%s lets other tasks run in between', async (_name, work) => {
    expect(await turnsDuring(work)).toBe(0);
    // No step is done within its time slice.
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    expect(await turnsDuring(work)).toBeGreaterThan(20);
  });
});
