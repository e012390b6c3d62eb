import { ApiError } from '@berea/server';
import { describe, expect, it } from '@jest/globals';
import { locateChapter, locateVerse } from './locate.js';

describe('locateVerse', () => {
  it.each([
    ['I Samuel', 1, 1, '1 Samuel'],
    ['1sam', 31, 13, '1 Samuel'],
    ['Psalm', 150, 6, 'Psalms'],
    ['Song of Songs', 8, 14, 'Song of Solomon'],
    ['jude', 1, 25, 'Jude'],
    ['Rev', 22, 21, 'Revelation'],
  ])('finds %s %d:%d under the canonical name of its book', (book, chapter, verse, name) => {
    expect(locateVerse({ book, chapter, verse })).toEqual({ book: name, chapter, verse });
  });

  it.each([
    ['Hezekiah', 1, 1, 'book', 'No book is called "Hezekiah". Name one of the 66, such as "John" or "1 Samuel".'],
    ['constructor', 1, 1, 'book', 'No book is called "constructor". Name one of the 66, such as "John" or "1 Samuel".'],
    ['Obadiah', 2, 1, 'chapter', 'Obadiah has 1 chapter.'],
    ['mt', 99, 1, 'chapter', 'Matthew has 28 chapters.'],
    ['Obadiah', 1, 22, 'verse', 'Obadiah 1 has 21 verses.'],
    ['Ps', 117, 3, 'verse', 'Psalm 117 has 2 verses.'],
  ])('says what is wrong with %s %d:%d', (book, chapter, verse, field, message) => {
    const locate = () => locateVerse({ book, chapter, verse });
    expect(locate).toThrow(ApiError);
    expect(locate).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', message, issues: [{ path: [field], message }] }),
    );
  });
});

describe('locateChapter', () => {
  it.each([
    ['Ps', 119, 'Psalms'],
    ['I Samuel', 31, '1 Samuel'],
  ])('finds %s %d under the canonical name of its book', (book, chapter, name) => {
    expect(locateChapter({ book, chapter })).toEqual({ book: name, chapter });
  });

  it.each([
    ['Hezekiah', 1, 'book', 'No book is called "Hezekiah". Name one of the 66, such as "John" or "1 Samuel".'],
    ['Psalms', 151, 'chapter', 'Psalms has 150 chapters.'],
  ])('says what is wrong with %s %d', (book, chapter, field, message) => {
    expect(() => locateChapter({ book, chapter })).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', message, issues: [{ path: [field], message }] }),
    );
  });
});
