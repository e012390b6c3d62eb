import { type Book, BOOKS } from './books.js';
import type { ReferenceSpan } from './reference-span.js';

/** A verse by book, chapter and number. */
export interface Place {
  readonly book: Book;
  readonly chapter: number;
  readonly verse: number;
}

/** A run of verses by position, both ends included. */
export interface Passage {
  readonly first: number;
  readonly last: number;
}

/** All verses in canonical order: the position of a verse is its index here. */
const PLACES: readonly Place[] = BOOKS.flatMap((book) =>
  book.verseCounts.flatMap((count, index) =>
    Array.from({ length: count }, (_, verse) => ({ book, chapter: index + 1, verse: verse + 1 })),
  ),
);

/** `CHAPTER_STARTS[book.id - 1][chapter - 1]`: position of the chapter's first verse */
const CHAPTER_STARTS: readonly (readonly number[])[] = chapterStarts();

function chapterStarts(): number[][] {
  let position = 0;
  return BOOKS.map((book) =>
    book.verseCounts.map((count) => {
      const start = position;
      position += count;
      return start;
    }),
  );
}

export const VERSE_TOTAL = PLACES.length;

/** @throws RangeError outside of 0 to 31,101 */
export function placeAt(position: number): Place {
  const place = PLACES[position];
  if (!place) throw new RangeError(`There is no verse at position ${position}.`);
  return place;
}

/** Position of a verse in canonical order, or undefined when there is no such verse. */
export function positionOf(book: Book, chapter: number, verse: number): number | undefined {
  const start = CHAPTER_STARTS[book.id - 1]?.[chapter - 1];
  const count = book.verseCounts[chapter - 1] ?? 0;
  return start === undefined || verse < 1 || verse > count ? undefined : start + verse - 1;
}

/** The verses that a reference names, or undefined when not all of them exist. */
export function passageOf(reference: Omit<ReferenceSpan, 'start' | 'end' | 'text'>): Passage | undefined {
  if (!reference.valid) return undefined;
  const { book, chapter, verse, endBook = book, endChapter = chapter } = reference;
  const first = positionOf(book, chapter, verse ?? 1);
  const endVerse = reference.endVerse ?? (endChapter === chapter && endBook === book ? verse : undefined);
  const last = positionOf(endBook, endChapter, endVerse ?? endBook.verseCounts[endChapter - 1] ?? 0);
  return first === undefined || last === undefined || last < first ? undefined : { first, last };
}
