import { type Book, findBookByAnyName, formatReference } from '@berea/scripture';
import { invalid } from '@berea/server';

export interface ChapterPlace {
  readonly book: string;
  readonly chapter: number;
}
export interface VersePlace extends ChapterPlace {
  readonly verse: number;
}

/**
 * The chapter under the canonical English name of its book.
 * @throws ApiError 400 naming the wrong field and the remedy
 */
export function locateChapter(place: ChapterPlace): ChapterPlace {
  return { book: requireChapter(place).book.name, chapter: place.chapter };
}

/** Like `locateChapter`, for a verse. */
export function locateVerse({ verse, ...place }: VersePlace): VersePlace {
  const { book, verses } = requireChapter(place);
  if (verse > verses)
    throw refuse('verse', `${formatReference(book.name, place.chapter)} has ${count(verses, 'verse')}.`);
  return { book: book.name, chapter: place.chapter, verse };
}

/** @throws ApiError 400 naming the wrong field and the remedy */
export function requireChapter({ book: name, chapter }: ChapterPlace): {
  readonly book: Book;
  readonly verses: number;
} {
  const book = requireBook(name);
  const verses = book.verseCounts[chapter - 1];
  if (!verses) throw refuse('chapter', `${book.name} has ${count(book.chapters, 'chapter')}.`);
  return { book, verses };
}

/** Like `requireChapter`, for a book. */
export function requireBook(name: string): Book {
  const book = findBookByAnyName(name);
  if (!book) throw refuse('book', `No book is called "${name}". Name one of the 66, such as "John" or "1 Samuel".`);
  return book;
}

export const refuse = (field: keyof VersePlace, message: string) => invalid(message, field);

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
