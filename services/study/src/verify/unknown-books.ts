import { findBook, type ReferenceSpan } from '@berea/scripture';
import { fold } from '../library/fold-words.js';

const LIKE_A_REFERENCE = /(?<![\p{L}\p{N}])((?:[1-3] )?\p{Lu}\p{Ll}{2,20}) (\d{1,3}:\d{1,3})(?![\d:])/gu;
/** What stands before a time of day or begins a sentence. */
const NO_BOOKS = new Set(
  (
    'At By From Until Till After Before Around About The And Or Verse Verses Chapter Today Tomorrow Yesterday Tonight ' +
    'Between Since Monday Tuesday Wednesday Thursday Friday Saturday Sunday Sundays January February March April May June ' +
    'July August September October November December Service Services Doors Meeting Time Page Line Ratio Score See In On To'
  ).split(' '),
);

export interface UnknownBook {
  readonly book: string;
  /** As it is written: 'Hezekiah 3:4' */
  readonly reference: string;
  readonly start: number;
  readonly end: number;
}

/**
 * What is written like a reference to a book that does not exist: 'Hezekiah 3:4' → { book: 'Hezekiah', … }.
 * @param known the references of the text, in order
 */
export function unknownBooks(text: string, known: readonly ReferenceSpan[]): UnknownBook[] {
  const found: UnknownBook[] = [];
  let next = 0;
  for (const { 0: reference, 1: book = '', index: start } of text.matchAll(LIKE_A_REFERENCE)) {
    const end = start + reference.length;
    while (next < known.length && (known[next]?.end ?? 0) <= start) next += 1;
    // A known reference may begin before ('Song of Solomon 2:1') and go on behind ('John 3:16-18').
    const overlaps = (known[next]?.start ?? Infinity) < end;
    if (!overlaps && !NO_BOOKS.has(book) && !findBook(fold(book))) found.push({ book, reference, start, end });
  }
  return found;
}
