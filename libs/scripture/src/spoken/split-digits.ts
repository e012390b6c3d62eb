import { type Book, verseExists } from '../books.js';

/** Spoken so, and no slip of the ear: the psalm that is not in this Bible. */
const NOT_SPLIT = new Set(['Ps151']);

/**
 * Chapter and verse of a number that a recogniser wrote together: 'John 316' is 3:16. Where several would exist, the one
 * that is likelier to be said without a word between: 'Acts 238' is 2:38, not 23:8. Undefined where none exists.
 */
export function splitDigits(book: Book, number: number): { chapter: number; verse: number } | undefined {
  const digits = String(number);
  if (number <= book.chapters || digits.length < 2 || NOT_SPLIT.has(book.osis + digits)) return undefined;
  const places = Array.from({ length: digits.length - 1 }, (_none, index) => ({
    chapter: Number(digits.slice(0, index + 1)),
    verse: Number(digits.slice(index + 1)),
    plain: digits[index + 1] !== '0',
  }));
  const existing = places.filter(({ chapter, verse, plain }) => plain && verseExists(book, chapter, verse));
  return existing.find(({ verse }) => verse >= 10 && verse < 100) ?? existing[0];
}
