import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseInPieces } from '../import/library/parse-in-pieces.js';
import { BibleText } from './bible-text.js';
import { HebrewText } from './hebrew-text.js';
import { VERSE_TOTAL } from './places.js';
import { TaggedText } from './tagged-text.js';
import { Topics } from './topics.js';
import { Turns } from './turns.js';
import { WordIndex } from './word-index.js';

const VERSES = Array.from({ length: VERSE_TOTAL }, (_, position) => `word ${position}`);
const SOURCE = { id: 'bible-x', title: 'X', licence: 'Public domain' };
const text = new BibleText(
  { code: 'x', source: SOURCE, language: 'en', direction: 'ltr', contentVersion: '1' },
  VERSES,
);

let now = 0;
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void jest.restoreAllMocks());

/** How often another one had its turn while the work was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await work();
  clearImmediate(next);
  return turns;
}

describe('a long work', () => {
  it('goes on while its share lasts, and lets others have their turn after that', async () => {
    const turns = new Turns();
    expect(await turnsDuring(() => turns.next())).toBe(0);
    now += 20;
    expect(await turnsDuring(() => turns.next())).toBe(1);
    expect(await turnsDuring(() => turns.next())).toBe(0);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['parsing a pack', () => parseInPieces(Buffer.from(JSON.stringify({ kind: 'bible', verses: VERSES })), 4_096)],
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
  ])('%s is one', async (_name, work) => {
    expect(await turnsDuring(work)).toBe(0);
    // A slow machine: no step is done within its share.
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    expect(await turnsDuring(work)).toBeGreaterThan(20);
  });
});
