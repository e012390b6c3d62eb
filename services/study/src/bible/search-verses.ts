import { parseReferenceQuery } from '@berea/scripture';
import type { BibleText } from '../library/bible-text.js';
import { wordsOf } from '../library/fold-words.js';
import { passageOf } from '../library/places.js';
import type { WordIndex } from '../library/word-index.js';

/** Words in double quotation marks, straight or curly, belong together. */
const PHRASE = /"([^"]*)"|“([^”]*)”/g;

/**
 * Positions of the verses that a search term finds, in canonical order: the verses themselves for a reference,
 * otherwise those that hold every word and every "quoted phrase". Nothing to search for finds nothing.
 */
export function searchVerses(text: BibleText, term: string): number[] {
  const references = parseReferenceQuery(term);
  if (references.length) return positionsOf(references);
  const phrases = [...term.matchAll(PHRASE)].map((match) => wordsOf(match[1] ?? match[2] ?? ''));
  const words = wordsOf(term.replace(PHRASE, ' ')).map((word) => [word]);
  return versesWithAll(
    text.index,
    [...phrases, ...words].filter((phrase) => phrase.length > 0),
  );
}

function positionsOf(references: ReturnType<typeof parseReferenceQuery>): number[] {
  const positions = new Set<number>();
  for (const reference of references) {
    const passage = passageOf(reference);
    for (let at = passage?.first ?? 0; passage && at <= passage.last; at += 1) positions.add(at);
  }
  return [...positions].sort((a, b) => a - b);
}

function versesWithAll(index: WordIndex, phrases: string[][]): number[] {
  const wanted = phrases.map((phrase) => phrase.map((word) => new Set(index.find(word))));
  const words = wanted.flat();
  if (!words.length || words.some((numbers) => numbers.size === 0)) return [];
  // The rarest word leaves the fewest verses to look at.
  const [rarest, ...others] = words
    .map((numbers) => index.versesWith([...numbers]))
    .sort((a, b) => a.length - b.length);
  const holding = others.map((positions) => new Set(positions));
  return [...(rarest ?? [])].filter(
    (position) =>
      holding.every((positions) => positions.has(position)) &&
      wanted.every((phrase) => phrase.length === 1 || standsIn(index.wordsOf(position), phrase)),
  );
}

/** Positions of the verses that hold these folded words in a row, in canonical order. */
export const findPhrase = (index: WordIndex, words: string[]): number[] => versesWithAll(index, [words]);

const standsIn = (verse: Uint16Array, phrase: ReadonlySet<number>[]): boolean =>
  verse.some((_, start) => phrase.every((numbers, offset) => numbers.has(verse[start + offset] ?? -1)));
