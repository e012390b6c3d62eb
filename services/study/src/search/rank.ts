import type { WordIndex } from '../library/word-index.js';
import type { Corpus } from './corpora/corpus.js';
import { PhraseMatcher } from './phrase-matcher.js';
import { PositionSet } from './position-set.js';
import { distinct, type Expression, positiveLeaves, positiveWords } from './query/expression.js';

/** How soon a further occurrence, and the length of a text, stop to matter (the usual values of BM25). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** What it adds that all words of the query stand in a row. */
const IN_A_ROW = 100;
/** A word in the title says more of what a document is about than one in its body. */
const TITLE = 3;

/**
 * Best first: documents that hold the words of the query in a row, then by rare words, their number and how short the
 * text is (BM25); in canonical order where nothing tells them apart.
 * @param titleField which field of the corpus is the title
 */
export function rank(
  positions: readonly number[],
  expression: Expression,
  corpus: Corpus,
  titleField: number,
): number[] {
  const scores = new Float64Array(corpus.size);
  const phrases = distinct(positiveLeaves(expression)).flatMap((leaf) => (leaf.kind === 'phrase' ? [leaf.words] : []));
  const together = positiveWords(expression);
  const asked = PositionSet.of(corpus.size, positions);
  for (const [field, index] of corpus.fields.entries()) {
    const usual = usualLength(index, positions);
    for (const words of phrases) {
      const matcher = new PhraseMatcher(index, words);
      const holders = matcher.holders(corpus.all);
      const weight = (field === titleField ? TITLE : 1) * Math.log(1 + corpus.size / (1 + holders.count));
      for (const position of positions) {
        if (!holders.has(position)) continue;
        const count = matcher.placesIn(position).length;
        const length = 1 - LENGTH_SHARE + LENGTH_SHARE * (index.wordsOf(position).length / usual);
        scores[position]! += (weight * count * (SATURATION + 1)) / (count + SATURATION * length);
      }
    }
    if (together.length < 2) continue;
    for (const position of new PhraseMatcher(index, together).holders(asked).positions()) {
      scores[position]! += IN_A_ROW;
    }
  }
  return [...positions].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

function usualLength(index: WordIndex, positions: readonly number[]): number {
  const sum = positions.reduce((words, position) => words + index.wordsOf(position).length, 0);
  return Math.max(1, sum / Math.max(1, positions.length));
}
