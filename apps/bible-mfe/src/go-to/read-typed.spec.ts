import { loadReferenceReader, type ReferenceReader } from '@berea/scripture';
import { keyOfPlace, WRITTEN_REFERENCES } from '@berea/scripture/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTyped } from './read-typed.js';

let reader: ReferenceReader;
beforeAll(async () => {
  reader = await loadReferenceReader();
});

const read = (text: string) => {
  const { book, ...rest } = readTyped(text, reader) ?? {};
  return { ...rest, ...(book && { book: book.name }) };
};

describe('readTyped', () => {
  it.each([
    ['rom 8 28', { book: 'Romans', chapter: 8, verse: 28 }],
    ['Rom 8:28', { book: 'Romans', chapter: 8, verse: 28 }],
    ['ps 119', { book: 'Psalms', chapter: 119 }],
    ['ps119.105', { book: 'Psalms', chapter: 119, verse: 105 }],
    ['1 jn 4 8', { book: '1 John', chapter: 4, verse: 8 }],
    ['1jn4', { book: '1 John', chapter: 4 }],
    ['song of sol', { book: 'Song of Solomon' }],
    ['phile', { book: 'Philemon' }],
    ['  ezek. 37 ', { book: 'Ezekiel', chapter: 37 }],
    ['rom 17', { book: 'Romans', wrong: 'Romans has chapters 1 to 16.' }],
    ['jude 2', { book: 'Jude', chapter: 1, verse: 2 }],
    ['jude 2:1', { book: 'Jude', wrong: 'Jude has one chapter.' }],
    ['rom 8 40', { book: 'Romans', chapter: 8, wrong: 'Romans 8 has verses 1 to 39.' }],
    ['first John four eight', { book: '1 John', chapter: 4, verse: 8 }],
    ['the twenty-third psalm', { book: 'Psalms', chapter: 23 }],
    ['John 316', { book: 'John', chapter: 3, verse: 16 }],
    ['john 999', { book: 'John', wrong: 'John has chapters 1 to 21.' }],
    ['hezekiah 3', {}],
    ['', {}],
    ['12', {}],
  ])('reads %j as %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(WRITTEN_REFERENCES)('reads $written as $key', ({ written, key }) => {
    const { book, chapter, verse, endVerse } = readTyped(written, reader) ?? {};
    expect(keyOfPlace(book?.name ?? '', chapter ?? 0, verse, endVerse)).toBe(key);
  });

  it('knows books and chapters before its reader is loaded', () => {
    expect(readTyped('rom 8', undefined)).toMatchObject({ chapter: 8 });
    expect(readTyped('rom 8:28', undefined)).toBeUndefined();
  });
});
