import { VERSE_TOTAL } from '@berea/scripture';
import type { WordIndex } from '../library/word-index.js';
import { PhraseMatcher } from './phrase-matcher.js';
import { PositionSet } from './position-set.js';

/** Positions of the verses that hold these folded words in a row, in canonical order. */
export function findPhrase(index: WordIndex, words: readonly string[]): number[] {
  if (!words.length) return [];
  const verses = PositionSet.ofPassages(VERSE_TOTAL, [{ first: 0, last: VERSE_TOTAL - 1 }]);
  const phrase = words.map((word) => ({ word, prefix: false }));
  return new PhraseMatcher(index, phrase).holders(verses).positions();
}
