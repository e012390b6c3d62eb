import { describe, expect, it } from '@jest/globals';
import { markOccurrence } from './occurrence-list.js';

const marked = (text: string, ...words: string[]) =>
  markOccurrence(text, words)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('markOccurrence', () => {
  it.each([
    [
      'Beloved, let us love one another: for love is of God',
      ['love', 'love'],
      'Beloved, let us [love] one another: for [love] is of God',
    ],
    ['he gave his only begotten Son', ['only begotten'], 'he gave his [only begotten] Son'],
    ['love', ['love'], '[love]'],
    ['No such word.', ['love'], 'No such word.'],
    ['No word at all.', [''], 'No word at all.'],
    ['one two', ['two', 'one'], 'one [two]'],
  ])('marks in “%s” the words %j: “%s”', (text, words, expected) => {
    expect(marked(text, ...words)).toBe(expected);
  });
});
