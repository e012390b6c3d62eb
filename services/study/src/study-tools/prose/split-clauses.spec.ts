import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BibleText } from '../../works/bible-text.js';
import { sharedKjv } from '../../testing/shared-kjv.js';
import { splitClauses } from './split-clauses.js';

let kjv: BibleText;
beforeAll(async () => {
  kjv = await sharedKjv();
});

const clausesOf = (verse: RegExp) => {
  const position = kjv.verses.findIndex((text) => verse.test(text));
  return { text: kjv.at(position), clauses: splitClauses(kjv, position) };
};

describe('splitClauses', () => {
  it('parts a verse where its punctuation does', () => {
    const { clauses } = clausesOf(/^For God so loved the world/);
    expect(clauses.map(({ text }) => text)).toEqual([
      'For God so loved the world,',
      'that he gave his only begotten Son,',
      'that whosoever believeth in him should not perish,',
      'but have everlasting life.',
    ]);
  });

  it('leaves no clause of one or two words', () => {
    const { clauses } = clausesOf(/^And, behold, there was a great earthquake/);
    expect(clauses[0]?.text).toMatch(/^And, behold, there was a great earthquake/);
    expect(clausesOf(/^Jesus wept\.$/).clauses.map(({ text }) => text)).toEqual(['Jesus wept.']);
  });

  it('of every 97th verse, tells where each clause begins, and loses no word', () => {
    for (let position = 0; position < kjv.verses.length; position += 97) {
      const verse = kjv.at(position);
      const clauses = splitClauses(kjv, position);
      for (const { start, text } of clauses) expect(verse.slice(start, start + text.length)).toBe(text);
      expect(
        clauses
          .map(({ text }) => text)
          .join(' ')
          .replace(/\s+/g, ' '),
      ).toBe(verse.replace(/\s+/g, ' ').trim());
    }
  });
});
