import { type Book, findBook, formatReference, type Passage, positionOf } from '@berea/scripture';
import { ApiError } from '@berea/server';

/**
 * The book that an address names.
 * @throws ApiError 404 with names that would work
 */
export function requireBook(name: string): Book {
  const book = findBook(name);
  if (book) return book;
  throw new ApiError('NOT_FOUND', `There is no book called ${name}. Try a name such as Matthew or 1 Samuel.`);
}

/**
 * The verses of a chapter.
 * @throws ApiError 404 saying how many chapters there are
 */
export function requireChapter(book: Book, chapter: number): Passage {
  const first = positionOf(book, chapter, 1);
  const count = book.verseCounts[chapter - 1] ?? 0;
  if (first !== undefined) return { first, last: first + count - 1 };
  throw new ApiError('NOT_FOUND', `${book.name} has ${book.chapters} chapter${book.chapters === 1 ? '' : 's'}.`);
}

/**
 * The position of a verse.
 * @throws ApiError 404 saying how many chapters or verses there are
 */
export function requireVerse(book: Book, chapter: number, verse: number): number {
  const { first, last } = requireChapter(book, chapter);
  const position = positionOf(book, chapter, verse);
  if (position !== undefined) return position;
  const count = last - first + 1;
  throw new ApiError(
    'NOT_FOUND',
    `${formatReference(book.name, chapter)} has ${count} verse${count === 1 ? '' : 's'}.`,
  );
}
