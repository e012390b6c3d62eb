import { describe, expect, it } from '@jest/globals';
import { BOOKS } from '@berea/scripture';
import { NUMBERED_LISTS } from '@berea/scripture/testing';
import { findReferences, referenceKey } from './find-references.js';

const found = (text: string) => findReferences(text).map(({ key, start, end }) => `${key} | ${text.slice(start, end)}`);

describe('findReferences', () => {
  it.each([
    ['as Matthew 5:3 says', ['Matthew 5:3 | Matthew 5:3']],
    ['(see Matt. 5:3–12)', ['Matthew 5:3-12 | Matt. 5:3–12']],
    ['- Matthew 5:3–12: Who are blessed', ['Matthew 5:3-12 | Matthew 5:3–12']],
    ['Psalm 34:18 and 1 John 4:8', ['Psalms 34:18 | Psalm 34:18', '1 John 4:8 | 1 John 4:8']],
    ['the Song of Songs 2:4', ['Song of Solomon 2:4 | Song of Songs 2:4']],
    ['Read Psalm 23 today', ['Psalms 23 | Psalm 23']],
    ['Matthew 5:3, 8; 6:9', ['Matthew 5:3 | Matthew 5:3', 'Matthew 5:8 | 8', 'Matthew 6:9 | 6:9']],
    ['John 3:16-4:2', ['John 3:16-4:2 | John 3:16-4:2']],
    ['II Samuel 7:12', ['2 Samuel 7:12 | II Samuel 7:12']],
    ['1 Samuel 31:13–2 Samuel 1:1', ['1 Samuel 31:13 | 1 Samuel 31:13', '2 Samuel 1:1 | 2 Samuel 1:1']],
    ['Psalm 23:1 John 3:16', ['Psalms 23:1 | Psalm 23:1', 'John 3:16 | John 3:16']],
    ['Matthew 5:3 and 6:9', ['Matthew 5:3 | Matthew 5:3', 'Matthew 6:9 | 6:9']],
    ['Matthew 5:3 and 3 others', ['Matthew 5:3 | Matthew 5:3']],
    ['Luke 4:1, 2 people', ['Luke 4:1 | Luke 4:1', 'Luke 4:2 | 2']],
    ['11 Samuel 17:35', []],
  ])('finds the places in %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each(['in 1769, 66 books', 'chapter 5', 'G4434', 'Hezekiah 3:16', '2026-01-01', ''])(
    'finds no place in %j',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

it('findReferences reads 300 lists with numbered books as they are written, none of their numbers as a verse', () => {
  const wrong = NUMBERED_LISTS.flatMap(({ text, references }) => {
    const read = findReferences(text).map(({ start, end, key }) => ({ written: text.slice(start, end), key }));
    const expected = references.map(({ written, osis, chapter, verse, endVerse }) => {
      const book = BOOKS.find((each) => each.osis === osis)?.name;
      return { written, key: `${book} ${chapter}:${verse}${endVerse === undefined ? '' : `-${endVerse}`}` };
    });
    return JSON.stringify(read) === JSON.stringify(expected) ? [] : [{ text, read, expected }];
  });
  expect(NUMBERED_LISTS).toHaveLength(300);
  expect(new Set(NUMBERED_LISTS.map(({ text }) => text)).size).toBe(300);
  expect(wrong).toEqual([]);
});

describe('referenceKey', () => {
  it('is the same for every way to write a place', () => {
    expect(referenceKey('Psalms 34:18')).toBe(referenceKey('Psalm 34:18'));
    expect(referenceKey('Matthew 5:3–12')).toBe(referenceKey('Matthew 5:3-12'));
  });

  it('is undefined for what is not one place', () => {
    expect(referenceKey('Genesis 50–Exodus 2')).toBeUndefined();
    expect(referenceKey('the poor in spirit')).toBeUndefined();
  });
});
