import { describe, expect, it } from '@jest/globals';
import { findWords } from './find-words.js';

const found = (...given: Parameters<typeof findWords>) => {
  const place = findWords(...given);
  return place && given[0].slice(place.start, place.end);
};

describe('findWords', () => {
  it.each([
    [
      'He said: “against heaven,\n  and  before thee”.',
      'against heaven, and before thee',
      'against heaven,\n  and  before thee',
    ],
    ['a b a  c', 'a c', 'a  c'],
    ['(one) [two]', ' (one)\n[two] ', '(one) [two]'],
    ['one two', 'one three', undefined],
    ['one two', ' ', undefined],
    ['', 'one', undefined],
  ])('in %j, finds %j as %j', (text, words, expected) => expect(found(text, words)).toBe(expected));

  it('uses other separators if they are given', () => {
    expect(found('> all things\n> work *together*', 'things work together', /[\s>*_]/g)).toBe(
      'things\n> work *together',
    );
  });
});
