import { describe, expect, it } from '@jest/globals';
import { moveTo } from '../reader/verse-keys.js';
import { referenceOf, selectByTap, selectUpTo, isSelected } from './verse-range.js';

describe('referenceOf', () => {
  it.each([
    ['Matthew 5:3', { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 }],
    ['Matthew 5:3–12', { book: 'Matthew', chapter: 5, verse: 3, endVerse: 12 }],
    ['Song of Solomon 2:4', { book: 'Song of Solomon', chapter: 2, verse: 4, endVerse: 4 }],
  ])('writes %s', (reference, place) => {
    expect(referenceOf(place)).toBe(reference);
  });
});

const chosen = (verse: number, endVerse = verse) => ({ book: 'Matthew', chapter: 5, verse, endVerse });

describe('chosen verses', () => {
  it.each([
    [3, 6, [3, 6]],
    [6, 3, [3, 6]],
    [3, 3, [3, 3]],
  ])('from %d to %d are the range %j', (anchor, verse, [from, to]) => {
    expect(selectUpTo(chosen(1), anchor, verse)).toEqual(chosen(from!, to));
  });

  it.each([
    [2, [2, 6]],
    [8, [3, 8]],
    [4, [3, 4]],
    [6, [3, 5]],
    [3, [3, 3]],
  ])('from 3 to 6 become, by a tap on %d, %j', (verse, [from, to]) => {
    expect(selectByTap(chosen(3, 6), verse)).toEqual(chosen(from!, to));
  });

  it('keep at least one verse when it is tapped again', () => {
    expect(selectByTap(chosen(3), 3)).toEqual(chosen(3));
  });

  it('are those of their own chapter only', () => {
    expect(isSelected(chosen(3, 5), 'Matthew', 5, 4)).toBe(true);
    expect(isSelected(chosen(3, 5), 'Matthew', 5, 6)).toBe(false);
    expect(isSelected(chosen(3, 5), 'Matthew', 6, 4)).toBe(false);
    expect(isSelected(chosen(3, 5), 'Mark', 5, 4)).toBe(false);
    expect(isSelected(undefined, 'Mark', 5, 4)).toBe(false);
  });
});

describe('a key pressed at a verse', () => {
  // Some translations leave verses out.
  const verses = [1, 2, 4, 5];
  it.each([
    ['ArrowDown', 2, 4],
    ['j', 5, 5],
    ['ArrowUp', 4, 2],
    ['k', 1, 1],
    ['Home', 4, 1],
    ['End', 2, 5],
    ['x', 2, undefined],
  ])('as %s, leads from verse %d to %s', (key, from, to) => {
    expect(moveTo(key, from, verses)).toBe(to);
  });
});
