import { ALL_NAMES, type Book, findBook } from '../books.js';
import { findOutsideBook, NAMES_OUTSIDE } from '../outside-books.js';
import { findBookElsewhere, foldName, NAMES_ELSEWHERE } from './names-elsewhere.js';

/** The characters before the last word of a name that may belong to it: 'Cantar de los ' of 'Cantar de los Cantares'. */
const LONGEST = 40;
const MOST_WORDS = 4;
/** A word of a name, or its number, at the end of a text between two blanks. */
const WORD = /(?<![\p{L}\p{M}\p{N}:.,])(?:[1-4](?:ª|a|st|nd|rd|th)?|[\p{L}\p{M}]+)\.?$/u;

let lastWords: ReadonlySet<string> | undefined;

/** Whether a name may end with a word: most words of a text end none. */
function endsName(word: string): boolean {
  lastWords ??= new Set(
    [...ALL_NAMES.map(foldName), ...NAMES_ELSEWHERE, ...NAMES_OUTSIDE].map((name) => name.split(' ').at(-1) ?? ''),
  );
  return lastWords.has(foldName(word));
}

export interface NameBefore {
  /** Start of the name; a number before it belongs to it */
  readonly start: number;
  readonly name: string;
  /** Undefined for a book that is none of the 66 */
  readonly book: Book | undefined;
  /** Whether English calls it so */
  readonly english: boolean;
}

/**
 * The longest name of a book that ends where a word ends, in English or in another language of the library: 'Song of
 * Solomon', '1 Juan', 'Sirach'. Undefined where none does.
 * @param start where the word begins
 */
export function bookBefore(text: string, start: number, end: number): NameBefore | undefined {
  if (!endsName(text.slice(start, end))) return undefined;
  const starts = [start, ...wordsBefore(text, start)];
  for (const from of starts.reverse()) {
    const name = text.slice(from, end);
    if (/^the\s/i.test(name)) continue;
    const english = findBook(name);
    const book = english ?? findBookElsewhere(name);
    if (book || findOutsideBook(name)) return { start: from, name, book, english: english !== undefined };
  }
  return undefined;
}

/** Starts of the words before a place, the nearest first. */
function wordsBefore(text: string, place: number): number[] {
  const found: number[] = [];
  const first = Math.max(0, place - LONGEST);
  let end = place - 1;
  while (found.length < MOST_WORDS && end > first && text[end] === ' ') {
    const blank = text.lastIndexOf(' ', end - 1);
    const from = Math.max(first, blank + 1);
    const word = WORD.exec(text.slice(from, end))?.[0];
    if (!word || (from === first && first > 0)) return found;
    found.push(end - word.length);
    if (end - word.length > from) return found;
    end = blank;
  }
  return found;
}
