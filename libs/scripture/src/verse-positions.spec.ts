import { describe, expect, it } from '@jest/globals';
import { BOOKS } from './books.js';
import { parseReferenceQuery } from './parse-references.js';
import { passageOf, placeAt, positionOf, VERSE_TOTAL } from './verse-positions.js';

const book = (osis: string) => BOOKS.find((each) => each.osis === osis)!;
const passage = (text: string) => passageOf(parseReferenceQuery(text)[0]!);

describe('positionOf', () => {
  it('counts the verses from Genesis 1:1 to Revelation 22:21', () => {
    expect(positionOf(book('Gen'), 1, 1)).toBe(0);
    expect(positionOf(book('Rev'), 22, 21)).toBe(VERSE_TOTAL - 1);
    expect(VERSE_TOTAL).toBe(31_102);
  });

  it('gives every verse a position from which placeAt gives the verse again', () => {
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      const { book: found, chapter, verse } = placeAt(position);
      if (positionOf(found, chapter, verse) !== position) throw new Error(`${found.osis}.${chapter}.${verse}`);
    }
    expect(() => placeAt(VERSE_TOTAL)).toThrow(RangeError);
  });

  it.each([
    ['John', 3, 37],
    ['John', 3, 0],
    ['John', 22, 1],
  ])('is undefined when there is no such verse: %s %d:%d', (osis, chapter, verse) => {
    expect(positionOf(book(osis), chapter, verse)).toBeUndefined();
  });
});

describe('the passage of a reference', () => {
  it.each([
    ['Genesis 1', { first: 0, last: 30 }],
    ['Genesis 1:3', { first: 2, last: 2 }],
    ['Genesis 1:31-2:2', { first: 30, last: 32 }],
  ])('of %s holds both of its ends', (text, expected) => {
    expect(passage(text)).toEqual(expected);
  });

  it('is undefined when a verse of it does not exist', () => {
    expect(passage('John 3:99')).toBeUndefined();
  });
});
