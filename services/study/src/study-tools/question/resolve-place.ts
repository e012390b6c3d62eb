import type { Passage } from '@berea/scripture';
import { invalid } from '@berea/server';
import { requireBook, requireChapter, requireVerse } from '../../text/passages.js';

export interface NamedPlace {
  readonly book?: string | undefined;
  readonly chapter?: number | undefined;
  readonly verse?: number | undefined;
  readonly endVerse?: number | undefined;
}

/**
 * The verses that the fields of a question name, a whole chapter where they name no verse; undefined where they are empty.
 * @throws ApiError 400 where a field is missing or they contradict each other, 404 where there is no such place
 */
export function resolvePlace({ book: name, chapter, verse, endVerse }: NamedPlace): Passage | undefined {
  if (name === undefined) {
    if (chapter ?? verse ?? endVerse) throw wrong('book', 'Name the book that the chapter or verse belongs to.');
    return undefined;
  }
  const book = requireBook(name);
  const number = chapter ?? (book.chapters === 1 ? 1 : undefined);
  if (number === undefined) throw wrong('chapter', `Name a chapter of ${book.name}; it has ${book.chapters}.`);
  if (verse === undefined) {
    if (endVerse !== undefined) throw wrong('verse', 'Name the verse that the passage begins with.');
    return requireChapter(book, number);
  }
  if (endVerse !== undefined && endVerse < verse)
    throw wrong('endVerse', 'The last verse cannot stand before the first.');
  return { first: requireVerse(book, number, verse), last: requireVerse(book, number, endVerse ?? verse) };
}

const wrong = (field: string, message: string) => invalid(message, field);
