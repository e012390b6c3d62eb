import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WordIndex } from '../text/word-index.js';
import { PhraseMatcher } from './phrase-matcher.js';
import { PositionSet } from './position-set.js';

const WORDS = ['a', 'ab', 'b', 'ba'];
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 90 });
const wanted = fc.array(fc.record({ word: fc.constantFrom(...WORDS, 'c'), prefix: fc.boolean() }), {
  minLength: 1,
  maxLength: 40,
});
type Wanted = { readonly word: string; readonly prefix: boolean };

const fits = (written: string | undefined, { word, prefix }: Wanted): boolean =>
  written !== undefined && (prefix ? written.startsWith(word) : written === word);
/** Every place is tried. */
const tried = (words: readonly string[], phrase: readonly Wanted[]): number[] =>
  words.flatMap((_, start) => (phrase.every((each, at) => fits(words[start + at], each)) ? [start] : []));

describe('PhraseMatcher', () => {
  it('for any texts and phrase, finds what trying every place finds', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), wanted, (texts, phrase) => {
        const matcher = new PhraseMatcher(new WordIndex(texts.map((words) => words.join(' '))), phrase);
        const expected = texts.map((words) => tried(words, phrase));
        expect(texts.map((_, position) => matcher.placesIn(position))).toEqual(expected);
        expect(matcher.holders(PositionSet.of(texts.length, texts.keys())).positions()).toEqual(
          expected.flatMap((places, position) => (places.length ? [position] : [])),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('finds a phrase of 40 words, longer than the bits of a number, word for word to its end', () => {
    const words = Array.from({ length: 40 }, (_, at) => `word${'abcdefghij'.charAt(at % 10)}`);
    const index = new WordIndex([words.join(' '), [...words.slice(0, 39), 'other'].join(' ')]);
    const matcher = new PhraseMatcher(
      index,
      words.map((word) => ({ word, prefix: false })),
    );
    expect(matcher.holders(PositionSet.of(2, [0, 1])).positions()).toEqual([0]);
    expect(matcher.placesIn(0)).toEqual([0]);
    const same = new PhraseMatcher(new WordIndex(['a '.repeat(50)]), Array(40).fill({ word: 'a', prefix: false }));
    expect(same.placesIn(0)).toHaveLength(11);
  });

  it('looks only among the texts that are asked for', () => {
    const matcher = new PhraseMatcher(new WordIndex(['a b', 'a', 'a b']), [{ word: 'a', prefix: false }]);
    expect(matcher.holders(PositionSet.of(3, [1, 2])).positions()).toEqual([1, 2]);
  });
});
