import { type Book, BOOKS, positionOf } from '@berea/scripture';
import type { Range } from '@berea/text-packs';

const BY_OSIS: ReadonlyMap<string, Book> = new Map(BOOKS.map((book) => [book.osis, book]));

/** The book of an entry; undefined if it is not one of the 66. */
export const bookOf = (osis: string | null): Book | undefined => (osis === null ? undefined : BY_OSIS.get(osis));

/** All verses of a book. */
export const rangeOfBook = (book: Book): Range => [
  positionOf(book, 1, 1) ?? 0,
  positionOf(book, book.chapters, book.verseCounts.at(-1) ?? 0) ?? 0,
];

/** All verses of a chapter; undefined if there is no such chapter. */
export const rangeOfChapter = (book: Book, chapter: number): Range | undefined =>
  rangeOfVerses(book, chapter, 1, book.verseCounts[chapter - 1] ?? 0);

/** Verses of one chapter, cut at its end; undefined if none of them exists. */
export function rangeOfVerses(book: Book, chapter: number, from: number, to: number): Range | undefined {
  const first = positionOf(book, chapter, from);
  const last = positionOf(book, chapter, Math.min(to, book.verseCounts[chapter - 1] ?? 0));
  return first === undefined || last === undefined || last < first ? undefined : [first, last];
}
