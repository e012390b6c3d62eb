import type { Book } from '../books.js';
import { readBook } from './read-book.js';
import { readNumber, type SpokenNumber } from './read-number.js';

/**
 * One thing that was said, with a letter for its kind, so that a pattern can describe an order: B book, P the Psalms,
 * N number, O ordinal, c chapter, v verse, r 'through', a 'and', k a mark such as a comma, l a linking word, x
 * another.
 */
export interface Item {
  readonly kind: string;
  readonly word: string;
  /** In UTF-16 units */
  readonly start: number;
  readonly end: number;
  readonly book?: Book;
  readonly number?: SpokenNumber;
}

const KINDS = new Map<string, string>();
const kind = (letter: string, words: string) => words.split(' ').forEach((word) => KINDS.set(word, letter));
kind('c', 'chapter chapters chap ch');
kind('v', 'verse verses vs v');
kind('r', 'through thru to till until - – —');
kind('a', 'and &');
kind('k', ', : . ; colon comma dot point');
kind('l', 'of in from the at on book gospel letter epistle according saint st starting beginning number gospel’s');

/** Sounds that mean nothing. */
const NOISE = new Set(['um', 'uh', 'er', 'erm', 'hmm']);

const WORD = /(?<!\d)\d+(?:st|nd|rd|th)?(?![\p{L}\p{N}])|\d+|\p{L}+(?:['’]\p{L}+)?|[,:.;&–—-]/giu;

/** The items of what was said, in order. */
export function readItems(text: string): Item[] {
  const spoken = [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word: word.toLowerCase(), start: index, end: index + word.length }))
    .filter(({ word, start }) => !NOISE.has(word) && !joinsWords(text, word, start));
  const words = spoken.map(({ word }) => word);
  const items: Item[] = [];
  for (let at = 0; at < spoken.length;) {
    const { next, ...item } = itemAt(words, at, items.at(-1)?.kind ?? '');
    const [first, last] = [spoken[at], spoken[next - 1]];
    if (first && last) items.push({ ...item, word: first.word, start: first.start, end: last.end });
    at = next;
  }
  return items;
}

/** The hyphen of 'twenty-third', not that of '3-5'. */
const joinsWords = (text: string, mark: string, at: number): boolean =>
  /^[–—-]$/.test(mark) && /\p{L}/u.test(text[at - 1] ?? '') && /\p{L}/u.test(text[at + 1] ?? '');

type Read = { kind: string; book?: Book; number?: SpokenNumber; next: number };

function itemAt(words: readonly string[], at: number, before: string): Read {
  const number = readNumber(words, at);
  // In 'verse one John', and behind a bare number, a number is not part of the book's name.
  const counted = number && !number.ordinal && /[cvN]/.test(before);
  const book = counted ? undefined : readBook(words, at);
  if (book) return { kind: book.book.osis === 'Ps' ? 'P' : 'B', ...book };
  if (number) return { kind: number.ordinal ? 'O' : 'N', number, next: number.next };
  return { kind: KINDS.get(words[at] ?? '') ?? 'x', next: at + 1 };
}
