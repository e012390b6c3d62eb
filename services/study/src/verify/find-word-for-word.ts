import { type Passage, placeAt, VERSE_TOTAL } from '@berea/scripture';
import type { ComparableText } from './comparable-text.js';
import { matchQuotation, MIN_WORDS } from './match-quotation.js';
import { isNumber, type QuotedParts, wordCount } from './quoted-words.js';

/** The parts of a quotation with ellipses stand within this many verses, or they were put together. */
const REACH = 12;
/** Parts that stand in more places than this are no help in finding the others. */
const MAX_STARTS = 200;

/**
 * Where in a whole text a quotation stands word for word, ascending. It asks the index for the rarest word and looks
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

/** The places where the run stands, each within one book. */
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
