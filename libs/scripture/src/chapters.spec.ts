import { describe, expect, it } from '@jest/globals';
import { chapterExists, CHAPTERS } from './chapters.js';
import { BOOKS } from './index.js';

describe('the chapters of the books', () => {
  it('are those of every book', () => {
    expect(CHAPTERS.split(',')).toEqual(BOOKS.map(({ name, chapters }) => `${name} ${chapters}`));
  });

  it.each([
    ['Genesis', 1, true],
    ['Song of Solomon', 8, true],
    ['Song of Solomon', 9, false],
    ['John', 0, false],
    ['John', 22, false],
    ['1 John', 5, true],
    ['1 John', 6, false],
    ['Psalm', 1, false],
    ['Enoch', 1, false],
    ['', 1, false],
  ])('of %s have the number %i: %s', (book, chapter, exists) => {
    expect(chapterExists(book, chapter)).toBe(exists);
  });
});
