import type { BookmarkDraft } from '@berea/contracts';
import { findBook, verseExists } from '@berea/scripture';
import { ApiError } from '@berea/server';

/**
 * The verse under the canonical English name of its book.
 * @throws ApiError 400 naming the field that is wrong and what would be right
 */
export function locateVerse({ book: name, chapter, verse }: BookmarkDraft): BookmarkDraft {
  const book = findBook(name);
  if (!book) throw refuse('book', `No book is called "${name}". Name one of the 66, such as "John" or "1 Samuel".`);
  const verses = book.verseCounts[chapter - 1];
  if (!verses) throw refuse('chapter', `${book.name} has ${count(book.chapters, 'chapter')}.`);
  if (!verseExists(book, chapter, verse)) {
    throw refuse('verse', `${book.name} ${chapter} has ${count(verses, 'verse')}.`);
  }
  return { book: book.name, chapter, verse };
}

const refuse = (field: keyof BookmarkDraft, message: string) =>
  new ApiError('BAD_REQUEST', message, [{ path: [field], message }]);

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
