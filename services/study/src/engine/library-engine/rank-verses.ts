import { type Passage, placeAt } from '@berea/scripture';
import { wordsOf } from '../../text/fold-words.js';
import type { Concept } from './concept.js';
import type { Concordance } from '../../works/concordance.js';
import { isFunctionWord } from '../../study-tools/question/question-terms.js';

export interface RankedVerse {
  readonly position: number;
  readonly score: number;
  /** How many of the question's words it holds */
  readonly matched: number;
}

/** Only the verses with the best first score are scored in full; none of the others could come first any more. */
const LOOKED_AT = 300;
/** A verse is not the better answer for being shorter than this many words. */
const MIN_LENGTH = 14;
/** How many words of a question are compared in a row with a verse. */
const MAX_RUN = 60;

/**
 * The verses that hold what a question asks, best first. Rare words count more than common ones, a verse that holds more
 * of the words more than one that holds few, words close together more than words far apart, a short verse more than a
 * long one, and most of all the question's own words in a row. At least half of the words must be there.
 */
export function rankVerses(
  concordance: Concordance,
  concepts: readonly Concept[],
  message: string,
  within?: Passage,
): RankedVerse[] {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const sums = new Map<number, { score: number; weight: number; matched: number }>();
  for (const { points, weight } of concepts) {
    for (const [position, point] of points) {
      if (within && (position < within.first || position > within.last)) continue;
      const sum = sums.get(position) ?? { score: 0, weight: 0, matched: 0 };
      sums.set(position, { score: sum.score + point, weight: sum.weight + weight, matched: sum.matched + 1 });
    }
  }
  const asked = wordsOf(message)
    .slice(0, MAX_RUN)
    .map((word) => concordance.baseOf(word));
  return [...sums]
    .filter(([, { matched }]) => matched * 2 >= concepts.length)
    .map(([position, { score, weight, matched }]) => ({ position, matched, score: (score * weight) / total }))
    .sort((a, b) => b.score - a.score)
    .slice(0, LOOKED_AT)
    .map((verse) => ({ ...verse, score: weigh(concordance, concepts, asked, verse) }))
    .sort((a, b) => b.score - a.score || a.position - b.position);
}

function weigh(
  concordance: Concordance,
  concepts: readonly Concept[],
  asked: readonly string[],
  { position, score }: RankedVerse,
): number {
  const verse = concordance.basesOf(position);
  const length = 0.7 + (0.3 * Math.max(verse.length, MIN_LENGTH)) / concordance.averageLength;
  return (
    (score * (1 + closeness(verse, concepts)) * teaching(position)) / length + runPoints(concordance, asked, verse)
  );
}

/** From 0 (one word, or far apart) towards 0.5: how close together the words of the question are. */
function closeness(verse: readonly string[], concepts: readonly Concept[]): number {
  const marks = verse.map((base) => concepts.findIndex(({ bases }) => bases.has(base)));
  const present = new Set(marks.filter((mark) => mark >= 0)).size;
  if (present < 2) return 0;
  let shortest = verse.length;
  for (let start = 0; start < marks.length; start += 1) {
    const seen = new Set<number>();
    for (let end = start; end < marks.length && end - start < shortest; end += 1) {
      const mark = marks[end] ?? -1;
      if (mark >= 0) seen.add(mark);
      if (seen.size === present) shortest = end - start + 1;
    }
  }
  return (0.5 * present) / shortest;
}

/** Points of the longest run of words that verse and question share, where it is more than a turn of speech. */
function runPoints(concordance: Concordance, asked: readonly string[], verse: readonly string[]): number {
  let best = 0;
  let ending: number[] = [];
  for (let at = 0; at < verse.length; at += 1) {
    const here: number[] = [];
    for (let word = 0; word < asked.length; word += 1) {
      if (asked[word] !== verse[at]) continue;
      const length = (ending[word - 1] ?? 0) + 1;
      here[word] = length;
      best = Math.max(best, length > 1 ? pointsOfRun(concordance, asked.slice(word - length + 1, word + 1)) : 0);
    }
    ending = here;
  }
  return best;
}

function pointsOfRun(concordance: Concordance, run: readonly string[]): number {
  const telling = run.filter((base) => !isFunctionWord(base));
  if (!telling.length) return run.length > 3 ? run.length : 0;
  const rarities = telling.map((base) =>
    concordance.rarity(concordance.text.index.versesWith(concordance.wordsWith(base)).length),
  );
  return rarities.reduce((sum, rarity) => sum + rarity, 0) * (run.length - 1) * 0.35;
}

/** For a theme, books of teaching and prayer say more than chronicles and laws. */
const TEACHING = new Set([19, 20, 21, 23, ...Array.from({ length: 27 }, (_, index) => 40 + index)]);
const teaching = (position: number): number => (TEACHING.has(placeAt(position).book.id) ? 1.25 : 1);
