import type { WordIndex } from '../text/word-index.js';
import { Slices } from '../scheduling/slices.js';
import type { Corpus } from './corpus.js';
import { NearMatcher } from './near-matcher.js';
import { PhraseMatcher } from './phrase-matcher.js';
import { PositionSet } from './position-set.js';
import { distinct, type Expression, nearsOf, positiveLeaves, positiveWords } from './query/query.js';

/** How soon a further occurrence, and the length of a text, stop to matter (the usual values of BM25). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** The weight of having all words of the query in a row. */
const IN_A_ROW = 100;
/** A saying is remembered by its first words: more than lengths of texts can tell apart, less than a further word. */
const SAYING = 5;
/** So many texts are read for where their sentences begin. */
const MOST_SAYINGS = 200;
/** So many texts are weighed before others may go first. */
const AT_ONCE = 1_000;
/** A word in the title says more of what a document is about than one in its body. */
const TITLE = 3;

/**
 * Best first: documents that hold the words of the query in a row, then by rare words, their number and how short the
 * text is (BM25); in canonical order where nothing tells them apart.
 * @param titleField which field of the corpus is the title
 */
export async function rank(
  asked: PositionSet,
  expression: Expression,
  corpus: Corpus,
  titleField: number,
): Promise<number[]> {
  const positions = asked.positions();
  const scores = new Float64Array(corpus.size);
  const phrases = distinct(positiveLeaves(expression)).flatMap((leaf) => (leaf.kind === 'phrase' ? [leaf.words] : []));
  const together = positiveWords(expression);
  for (const [field, index] of corpus.fields.entries()) {
    const usual = usualLength(index, positions);
    for (const words of phrases) {
      const matcher = new PhraseMatcher(index, words);
      const holders = matcher.holders(corpus.all);
      const weight = (field === titleField ? TITLE : 1) * Math.log(1 + corpus.size / (1 + holders.count));
      for (const [at, position] of positions.entries()) {
        if (at % AT_ONCE === 0) await Slices.current.yieldToEventLoop();
        if (!holders.has(position)) continue;
        const count = matcher.countIn(position);
        const length = 1 - LENGTH_SHARE + LENGTH_SHARE * (index.lengthOf(position) / usual);
        scores[position]! += (weight * count * (SATURATION + 1)) / (count + SATURATION * length);
      }
    }
    if (together.length < 2) continue;
    const row = new PhraseMatcher(index, together);
    const inRow = row.holders(asked).positions();
    for (const position of inRow) {
      const begins =
        inRow.length <= MOST_SAYINGS &&
        row.placesIn(position).some((place) => corpus.beginsSentence?.(field, position, place));
      scores[position]! += IN_A_ROW + (begins ? SAYING : 0);
    }
  }
  for (const original of distinct(positiveLeaves(expression))) {
    if (original.kind !== 'lemma' && original.kind !== 'form') continue;
    const counts = corpus.formCounts?.(original);
    for (const position of counts ? positions : []) {
      const count = counts?.[position] ?? 0;
      scores[position]! += (count * (SATURATION + 1)) / (count + SATURATION);
    }
  }
  for (const near of nearsOf(expression)) {
    const matcher = new NearMatcher(near, corpus);
    for (const [at, position] of positions.entries()) {
      if (at % AT_ONCE === 0) await Slices.current.yieldToEventLoop();
      scores[position]! += IN_A_ROW / (matcher.distanceIn(position) ?? Infinity);
    }
  }
  await Slices.current.yieldToEventLoop();
  return positions.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

function usualLength(index: WordIndex, positions: readonly number[]): number {
  let sum = 0;
  for (const position of positions) sum += index.lengthOf(position);
  return Math.max(1, sum / Math.max(1, positions.length));
}
