import { describe, expect, it } from '@jest/globals';
import { BOOKS, findBook, formatReference, verseExists } from './index.js';

describe('the books of the Bible', () => {
  it('are 66 with 1,189 chapters and 31,102 verses', () => {
    expect(BOOKS).toHaveLength(66);
    expect(BOOKS.reduce((sum, book) => sum + book.chapters, 0)).toBe(1_189);
    expect(BOOKS.flatMap((book) => book.verseCounts).reduce((sum, count) => sum + count, 0)).toBe(31_102);
    expect(BOOKS.filter((book) => book.testament === 'old')).toHaveLength(39);
  });

  it.each([
    ['Matthew', 'Matt'],
    ['1 Samuel', '1Sam'],
    ['I Samuel', '1Sam'],
    ['First Samuel', '1Sam'],
    ['1samuel', '1Sam'],
    ['II  Kings', '2Kgs'],
    ['III John', '3John'],
    ['3rd John', '3John'],
    ['Psalm', 'Ps'],
    ['PSALMS', 'Ps'],
    ['Song of Songs', 'Song'],
    ['Song of Solomon', 'Song'],
    ['Revelation of John', 'Rev'],
    ['Matt.', 'Matt'],
    ['1Cor', '1Cor'],
    ['Isaiah', 'Isa'],
    ['Ezra', 'Ezra'],
    ['Philippians', 'Phil'],
    ['Phlm', 'Phlm'],
    ['The Acts of the Apostles', 'Acts'],
  ])('findBook finds %s as %s', (name, osis) => {
    expect(findBook(name)?.osis).toBe(osis);
  });

  it('findBook finds every book by its own name and OSIS id', () => {
    for (const book of BOOKS) {
      expect(findBook(book.name)).toBe(book);
      expect(findBook(book.osis)).toBe(book);
    }
  });

  it.each(['', 'Hezekiah', '4 Samuel', 'Genesiss', '__proto__', 'constructor'])('findBook finds no book %p', (name) => {
    expect(findBook(name)).toBeUndefined();
  });

  it('verseExists tells which verses exist', () => {
    const obadiah = findBook('Obadiah')!;
    expect(verseExists(obadiah, 1, 21)).toBe(true);
    expect(verseExists(obadiah, 1, 22)).toBe(false);
    expect(verseExists(obadiah, 2, 1)).toBe(false);
    expect(verseExists(obadiah, 1, 0)).toBe(false);
    expect(verseExists(obadiah, 1, 1.5)).toBe(false);
  });

  it('formatReference writes references as the product shows them', () => {
    expect(formatReference('Matthew', 5, 3)).toBe('Matthew 5:3');
    expect(formatReference('Matthew', 5, 3, 12)).toBe('Matthew 5:3–12');
    expect(formatReference('Matthew', 5)).toBe('Matthew 5');
    expect(formatReference('Psalms', 23)).toBe('Psalm 23');
    expect(formatReference('Psalms', 23, 1, 6)).toBe('Psalm 23:1–6');
  });
});
