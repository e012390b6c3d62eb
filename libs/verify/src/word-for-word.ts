import { type Passage, placeAt, VERSE_TOTAL } from '@berea/scripture';
import { type ComparableText, numberOfVerse } from './comparable-text.js';
import { isNumber, type QuotedParts, wordCount } from './quoted-words.js';

/** Fewer words than this can be anywhere, so they prove nothing. */
export const MIN_WORDS = 4;

/**
 * The verses of `passage` that have a quotation word for word: its words in a row, or, if an ellipsis splits it, its
 * parts one after another. Case, accents, punctuation, apostrophes and hyphens do not matter; the numbers of the verses
 * may come before them. Fewer than four words count only when they are the whole of the passage. Takes time by the
 * length of the passage.
 */
export function matchQuotation(text: ComparableText, passage: Passage, quoted: QuotedParts): Passage | undefined {
  if (quoted.length === 0) return undefined;
  const parts = quoted.map((part) => part.map(({ word }) => text.numberOf(word)));
  const start = text.startOf(passage.first);
  const row = text.words(passage);
  if (wordCount(quoted) < MIN_WORDS) {
    const [only = [], ...more] = parts;
    return more.length === 0 && only.length === row.length && text.holdsAt(start, only) ? passage : undefined;
  }
  // A single word between two gaps is found almost anywhere.
  if (parts.length > 1 && parts.some((part) => part.length < 2)) return undefined;
  const plain = findInOrder(row, parts);
  if (plain) return { first: text.positionAt(start + plain.from), last: text.positionAt(start + plain.to - 1) };
  const numbered = quoted.some((part) => part.some(({ word }) => isNumber(word)));
  return numbered ? matchNumbered(text, passage, parts) : undefined;
}

/** The same where the quotation holds numbers of verses. */
function matchNumbered(
  text: ComparableText,
  { first, last }: Passage,
  parts: readonly (readonly number[])[],
): Passage | undefined {
  const row: number[] = [];
  const positions: number[] = [];
  for (let position = first; position <= last; position += 1) {
    const words = [numberOfVerse(placeAt(position).verse), ...text.words({ first: position, last: position })];
    row.push(...words);
    positions.push(...words.map(() => position));
  }
  const found = findInOrder(row, parts);
  return found && { first: positions[found.from] ?? first, last: positions[found.to - 1] ?? last };
}

/** The places where the parts follow one another: from the first word of the first to behind the last word of the last. */
function findInOrder(
  row: ArrayLike<number>,
  parts: readonly (readonly number[])[],
): { from: number; to: number } | undefined {
  let to = 0;
  let from: number | undefined;
  for (const part of parts) {
    const start = indexOfRun(row, part, to);
    if (start < 0) return undefined;
    from ??= start;
    to = start + part.length;
  }
  return from === undefined ? undefined : { from, to };
}

function indexOfRun(row: ArrayLike<number>, words: readonly number[], from: number): number {
  for (let start = from; start + words.length <= row.length; start += 1) {
    let same = 0;
    while (same < words.length && row[start + same] === words[same]) same += 1;
    if (same === words.length) return start;
  }
  return -1;
}

/** The parts of a quotation with ellipses are within this many verses, or they were put together. */
const REACH = 12;
/** Parts that have more places than this do not help to find the others. */
const MAX_STARTS = 200;

/**
 * The places of a quotation word for word in a whole text, ascending. It asks the index for the rarest word and looks
 * around each verse that has it.
 */
export function findWordForWord(text: ComparableText, parts: QuotedParts): Passage[] {
  if (wordCount(parts) < MIN_WORDS) return [];
  const runs = parts.map((part) => part.flatMap(({ word }) => (isNumber(word) ? [] : [text.numberOf(word)])));
  const anchor = rarestWord(text, runs);
  if (!anchor) return [];
  const found = new Map<string, Passage>();
  const [only, ...more] = runs;
  const limit = more.length ? MAX_STARTS : Infinity;
  for (const passage of placesOf(text, anchor, limit)) {
    // The numbers of verses, and what an ellipsis leaves out, are judged by the rules that hold for a named place.
    const plain = more.length === 0 && only?.length === parts[0]?.length;
    const match = plain ? passage : matchQuotation(text, more.length ? widen(passage, REACH) : passage, parts);
    if (match) found.set(`${match.first} ${match.last}`, match);
  }
  return [...found.values()];
}

interface Anchor {
  /** The part that holds the rarest word, and where in it that is */
  readonly run: readonly number[];
  readonly at: number;
  readonly verses: ArrayLike<number>;
}

function rarestWord(text: ComparableText, runs: readonly (readonly number[])[]): Anchor | undefined {
  let best: Anchor | undefined;
  for (const run of runs) {
    for (const [at, word] of run.entries()) {
      const verses = text.versesWith(word);
      if (verses.length === 0) return undefined;
      if (!best || verses.length < best.verses.length) best = { run, at, verses };
    }
  }
  return best;
}

/** The places of the run, each within one book. */
function* placesOf(text: ComparableText, { run, at, verses }: Anchor, limit: number): Generator<Passage> {
  let count = 0;
  for (let index = 0; index < verses.length && count < limit; index += 1) {
    const position = verses[index] ?? 0;
    const end = text.startOf(position + 1);
    for (let place = text.startOf(position); place < end && count < limit; place += 1) {
      if (!text.holdsAt(place - at, run)) continue;
      const passage = { first: text.positionAt(place - at), last: text.positionAt(place - at + run.length - 1) };
      if (placeAt(passage.first).book !== placeAt(passage.last).book) continue;
      count += 1;
      yield passage;
    }
  }
}

/** A passage with so many verses more on both sides, within its book. */
export function widen(passage: Passage, verses: number): Passage {
  const { book } = placeAt(passage.first);
  let { first, last } = passage;
  while (first > 0 && passage.first - first < verses && placeAt(first - 1).book === book) first -= 1;
  while (last < VERSE_TOTAL - 1 && last - passage.last < verses && placeAt(last + 1).book === book) last += 1;
  return { first, last };
}
