import { describe, expect, it } from '@jest/globals';
import { referenceOf } from './reference-of.js';

describe('referenceOf', () => {
  it.each([
    ['Matthew 5:3', { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 }],
    ['Matthew 5:3–12', { book: 'Matthew', chapter: 5, verse: 3, endVerse: 12 }],
    ['Song of Solomon 2:4', { book: 'Song of Solomon', chapter: 2, verse: 4, endVerse: 4 }],
  ])('writes %s', (reference, place) => {
    expect(referenceOf(place)).toBe(reference);
  });
});
