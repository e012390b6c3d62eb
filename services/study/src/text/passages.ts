import { type Book, findBookByAnyName, formatReference, type Passage, placeAt, positionOf } from '@berea/scripture';
import { ApiError } from '@berea/server';

export { passageName, placeOf, referenceName } from '@berea/scripture';

/** The whole chapter of a verse. */
export function chapterAround(position: number): Passage {
  const { book, chapter, verse } = placeAt(position);
  const first = position - verse + 1;
  return { first, last: first + (book.verseCounts[chapter - 1] ?? 1) - 1 };
}

/**
 * The book that an address names.
 * @throws ApiError 404 with names that would work
 */
export function requireBook(name: string): Book {
  const book = findBookByAnyName(name);
  if (book) return book;
  throw new ApiError('book_unknown', { values: { name } });
}

/**
 * The verses of a chapter.
 * @throws ApiError 404 saying how many chapters there are
 */
export function requireChapter(book: Book, chapter: number): Passage {
  const first = positionOf(book, chapter, 1);
  const count = book.verseCounts[chapter - 1] ?? 0;
  if (first !== undefined) return { first, last: first + count - 1 };
  throw new ApiError('chapter_unknown', {
    values: { book: book.name, chapters: `${book.chapters} chapter${book.chapters === 1 ? '' : 's'}` },
  });
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
  throw new ApiError('verse_unknown', {
    values: { chapter: formatReference(book.name, chapter), verses: `${count} verse${count === 1 ? '' : 's'}` },
  });
}
