import type { BibleText } from '../library/bible-text.js';
import { bare, wordsOf } from '../library/fold-words.js';
import { type Passage, placeAt } from '../library/places.js';

const ELLIPSIS = /[[(]?(?:…|\.[ ]?\.[ ]?\.(?:[ ]?\.)?)[\])]?/;
/** Fewer words than this can stand anywhere, so they prove nothing. */
export const MIN_WORDS = 4;
/** Nobody quotes from a longer passage without saying where. */
const MAX_VERSES = 400;

/** The bare words of a quotation in the parts that an ellipsis leaves. */
export const partsOf = (quote: string): string[][] =>
  quote
    .split(ELLIPSIS)
    .map((part) => wordsOf(part).map(bare))
    .filter((words) => words.length > 0);

/** How many words a quotation has; numbers of verses are not counted. */
export const wordCount = (parts: string[][]): number => parts.flat().filter((word) => !/^\d+$/.test(word)).length;

/**
 * The verses of `passage` in which a quotation stands word for word: its words in a row, or, where an ellipsis splits it,
 * its parts one after another. Case, accents, punctuation, apostrophes and hyphens do not matter; the numbers of the
 * verses may stand before them. Fewer than four words count only when they are the whole of the passage.
 */
export function matchQuotation(text: BibleText, passage: Passage, parts: string[][]): Passage | undefined {
  if (passage.last - passage.first >= MAX_VERSES || parts.length === 0) return undefined;
  const verses = text.slice(passage).map((verse) => wordsOf(verse).map(bare));
  if (wordCount(parts) < MIN_WORDS) {
    return parts.length === 1 && parts[0]?.join(' ') === verses.flat().join(' ') ? passage : undefined;
  }
  // A single word between two gaps stands almost anywhere.
  if (parts.length > 1 && parts.some((part) => part.length < 2)) return undefined;
  return findInOrder(rowOf(passage, verses, false), parts) ?? findInOrder(rowOf(passage, verses, true), parts);
}

interface PlacedWord {
  readonly word: string;
  readonly position: number;
}

const rowOf = ({ first }: Passage, verses: string[][], numbered: boolean): PlacedWord[] =>
  verses.flatMap((words, offset) => {
    const position = first + offset;
    const row = words.map((word) => ({ word, position }));
    return numbered ? [{ word: String(placeAt(position).verse), position }, ...row] : row;
  });

function findInOrder(row: PlacedWord[], parts: string[][]): Passage | undefined {
  let from = 0;
  let first: number | undefined;
  let last: number | undefined;
  for (const part of parts) {
    const start = indexOfRun(row, part, from);
    if (start < 0) return undefined;
    from = start + part.length;
    first ??= row[start]?.position;
    last = row[from - 1]?.position;
  }
  return first === undefined || last === undefined ? undefined : { first, last };
}

function indexOfRun(row: PlacedWord[], words: string[], from: number): number {
  for (let start = from; start + words.length <= row.length; start += 1) {
    if (words.every((word, offset) => row[start + offset]?.word === word)) return start;
  }
  return -1;
}
