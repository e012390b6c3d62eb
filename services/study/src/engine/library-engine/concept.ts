import type { WordIndex } from '../../text/word-index.js';
import type { Concordance } from '../../works/concordance.js';
import { kjvIdiomOf } from '../../study-tools/question/kjv-idiom.js';

/** A word of the question with every way in which the text may say it. */
export interface Concept {
  readonly word: string;
  /** How telling the word is; that of the rarest words where the text does not have it */
  readonly weight: number;
  /** Points of each verse that holds it, by position */
  readonly points: ReadonlyMap<number, number>;
  /** Base forms by which it is recognised within a verse */
  readonly bases: ReadonlySet<string>;
  /** Whether the text has the word itself, in any form */
  readonly inText: boolean;
  /** The other words that were looked for, as the text writes them */
  readonly idiom: readonly string[];
}

/** A synonym of the word asked for is worth a little less than the word itself or a whole phrase. */
const IDIOM_WORTH = 0.85;
/** Worth of a second way of saying it in the same verse. */
const ECHO = 0.3;

/** Looks one word of a question up: its own forms, and what the text calls it. */
export function conceptOf(concordance: Concordance, word: string): Concept {
  const own = concordance.baseOf(word);
  const idiom = kjvIdiomOf(word).filter((phrase) => concordance.baseOf(phrase) !== own);
  const ways = [own, ...idiom].map((phrase) => {
    const bases = phrase.split(' ').map((each) => concordance.baseOf(each));
    const worth = phrase === own || bases.length > 1 ? 1 : IDIOM_WORTH;
    return { bases, worth, counts: versesWithRun(concordance, bases) };
  });
  // One rarity for all ways of saying it: that a synonym is rare does not make it the better one.
  const weight = concordance.rarity(new Set(ways.flatMap(({ counts }) => [...counts.keys()])).size);
  const points = new Map<number, number>();
  for (const { counts, worth } of ways) {
    for (const [position, count] of counts) {
      const point = weight * worth * (1 + ECHO * Math.log(count));
      const other = points.get(position) ?? 0;
      points.set(position, Math.max(point, other) + ECHO * Math.min(point, other));
    }
  }
  return {
    word,
    weight,
    points,
    inText: (ways[0]?.counts.size ?? 0) > 0,
    bases: new Set(ways.filter(({ bases }) => bases.length === 1).flatMap(({ bases }) => bases)),
    idiom: idiom.filter((_, index) => (ways[index + 1]?.counts.size ?? 0) > 0),
  };
}

/** How often each verse holds any of these words: common ones are in thousands of verses, so numbers are compared. */
function versesWithForms(index: WordIndex, forms: readonly number[]): Map<number, number> {
  const wanted = new Set(forms);
  const counts = new Map<number, number>();
  for (const position of index.versesWith(forms)) {
    let count = 0;
    for (const word of index.wordsOf(position)) if (wanted.has(word)) count += 1;
    counts.set(position, count);
  }
  return counts;
}

/** How often each verse holds these base forms in a row. */
function versesWithRun(concordance: Concordance, bases: readonly string[]): Map<number, number> {
  const { index } = concordance.text;
  const [only] = bases;
  if (bases.length === 1 && only !== undefined) return versesWithForms(index, concordance.wordsWith(only));
  const lists = bases.map((base) => index.versesWith(concordance.wordsWith(base)));
  const rarest = lists.reduce((least, list) => (list.length < least.length ? list : least));
  const counts = new Map<number, number>();
  for (const position of rarest) {
    const verse = concordance.basesOf(position);
    const count = verse.filter((_, at) => bases.every((base, offset) => verse[at + offset] === base)).length;
    if (count) counts.set(position, count);
  }
  return counts;
}
