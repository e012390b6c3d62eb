import { findOutsideBook, type OutsideBook } from '../outside-books.js';
import { bookBefore } from './book-before.js';
import { withPlainMarks } from './plain-marks.js';
import { RewrittenText } from './rewritten-text.js';

export interface OutsideReference {
  readonly book: OutsideBook;
  /** As it is written: 'Sirach 3:1' */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The last word of a name, its chapter, and a verse. */
const PLACE =
  /(?<![\p{L}\p{M}\p{N}])(\p{L}[\p{L}\p{M}]*)\.?\s(\d{1,3}(?:[:.,]\d{1,3}(?:\s?[-–]\s?\d{1,3})?)?)(?![\p{L}\p{N}:])/gu;
/** Words that mean one of these books only in front of a chapter and a verse. */
const ALSO_A_WORD = /^(?:wisdom|wis|sir|bar|bel|judith|susanna|baruch|tobias|enoch|jubilees)$/i;

/**
 * References in running text to books that are none of the 66, in order. A name that is a word or a person's counts only
 * in front of a chapter and a verse.
 */
export function findOutsideReferences(text: string): OutsideReference[] {
  const plain = withPlainMarks(RewrittenText.of(text));
  const found: OutsideReference[] = [];
  for (const { 0: whole, 1: word = '', 2: numbers = '', index } of plain.text.matchAll(PLACE)) {
    const named = bookBefore(plain.text, index, index + word.length);
    const book = named && !named.book ? findOutsideBook(named.name) : undefined;
    const capital = named !== undefined && /\p{Lu}/u.test(named.name);
    if (!book || !named || (!/\D/.test(numbers) && (!capital || ALSO_A_WORD.test(named.name)))) continue;
    const [start, end] = plain.placeOf(named.start, index + whole.length);
    found.push({ book, text: text.slice(start, end), start, end });
  }
  return found;
}
