import { type Passage, VERSE_TOTAL } from '@berea/scripture';
import type { ComparableText } from './comparable-text.js';

/** A word that more verses have tells little of the place, unless there is nothing better. */
const COMMON = 4_000;
const TELLING = 3;
/** Words of a verse, on the short side: a quotation of so many may run over into the next one. */
const VERSE_WORDS = 16;
/** A place that shares much less than the best one is not worth a closer look. */
const WORTH = 0.5;

const WHOLE: Passage = { first: 0, last: VERSE_TOTAL - 1 };

/**
 * The places of a text that share the most telling words with a quotation, best first, each as the verses that the
 * quotation may take from the first word in common on.
 * @param within the verses that are looked at
 */
export function closestPlaces(
  text: ComparableText,
  words: readonly number[],
  limit: number,
  within = WHOLE,
): Passage[] {
  const verses = 1 + Math.ceil(words.length / VERSE_WORDS);
  const scores = sharedWeights(text, words, within);
  const places: Scored[] = [];
  let sum = 0;
  for (let offset = scores.length - 1; offset >= 0; offset -= 1) {
    sum += (scores[offset] ?? 0) - (scores[offset + verses] ?? 0);
    if (scores[offset]) keep(places, within.first + offset, sum, limit);
  }
  const best = places[0]?.score ?? 0;
  return places
    .filter(({ score }) => score >= best * WORTH)
    .map(({ position }) => ({ first: position, last: Math.min(position + verses - 1, within.last) }));
}

interface Scored {
  readonly position: number;
  readonly score: number;
}

/** Keeps the best ones in order; of equal ones the one that came later. */
function keep(best: Scored[], position: number, score: number, limit: number): void {
  let at = best.length;
  if (at === limit && score < (best[at - 1]?.score ?? 0)) return;
  while (at > 0 && (best[at - 1]?.score ?? 0) <= score) at -= 1;
  best.splice(at, 0, { position, score });
  if (best.length > limit) best.pop();
}

/** One for all calls: each takes all of it, and none lasts beyond its turn. */
const SCORES = new Float32Array(VERSE_TOTAL);

/** By verse of the passage: the weight of the words of the quotation that it holds. */
function sharedWeights(text: ComparableText, words: readonly number[], { first, last }: Passage): Float32Array {
  const distinct = [...new Set(words)]
    .map((word) => ({ verses: text.versesWith(word), weight: text.weight(word) }))
    .filter(({ verses }) => verses.length > 0)
    .sort((a, b) => b.weight - a.weight);
  const rare = distinct.filter(({ verses }) => verses.length <= COMMON);
  const scores = SCORES.subarray(0, last - first + 1).fill(0);
  for (const { verses, weight } of rare.length >= TELLING ? rare : distinct.slice(0, TELLING)) {
    for (let index = 0; index < verses.length; index += 1) {
      const offset = (verses[index] ?? 0) - first;
      // A typed array takes no entry outside of it.
      scores[offset] = (scores[offset] ?? 0) + weight;
    }
  }
  return scores;
}
