import { beforeAll, describe, expect, it } from '@jest/globals';
import { BOOKS, loadReferenceReader, type ReferenceReader } from '@berea/scripture';
import { NUMBERED_LISTS, WRITTEN_REFERENCES } from '@berea/scripture/testing';
import { citedPlace } from './cited-place.js';
import { findReferences } from './find-references.js';

let reader: ReferenceReader;
beforeAll(async () => {
  reader = await loadReferenceReader();
});

const found = (text: string) =>
  findReferences(text, reader).map(({ key, start, end }) => `${key} | ${text.slice(start, end)}`);

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
    ['1 Samuel 31:13–2 Samuel 1:1', ['1 Samuel 31:13-2 Samuel 1:1 | 1 Samuel 31:13–2 Samuel 1:1']],
    ['Psalm 23:1 John 3:16', ['Psalms 23:1 | Psalm 23:1', 'John 3:16 | John 3:16']],
    ['Matthew 5:3 and 6:9', ['Matthew 5:3 | Matthew 5:3', 'Matthew 6:9 | 6:9']],
    ['Matthew 5:3 and 3 others', ['Matthew 5:3 | Matthew 5:3']],
    ['Luke 4:1, 2 people', ['Luke 4:1 | Luke 4:1']],
    ['Luke 4:1, 2 say', ['Luke 4:1 | Luke 4:1', 'Luke 4:2 | 2']],
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
    const read = findReferences(text, reader).map(({ start, end, key }) => ({ written: text.slice(start, end), key }));
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

it.each(WRITTEN_REFERENCES)('findReferences reads $written as $key', ({ written, key }) => {
  const text = `So says ${written}; who reads it knows.`;
  expect(found(text)).toEqual([`${key} | ${written}`]);
});

it('findReferences finds none before its reader is loaded', () => {
  expect(findReferences('Matthew 5:3', undefined)).toEqual([]);
});

describe('citedPlace', () => {
  it.each(['Psalm 34:18', 'Matthew 5:3-12', 'Matthew 5:3–12', 'John 3:16-4:2', '1 John 4', 'Song of Solomon 2:4'])(
    'has the key that a mention of %j has',
    (reference) => {
      expect(citedPlace(reference)?.key).toBe(findReferences(reference, reader)[0]?.key);
      expect(citedPlace(reference)).toBeDefined();
    },
  );

  it.each(['Genesis 50–Exodus 2', 'the poor in spirit', 'Hezekiah 3:16', ''])('is none of %j', (reference) => {
    expect(citedPlace(reference)).toBeUndefined();
  });
});
