import { FeatureIndex } from './feature-index.js';
import { LemmaBridge } from './lemma-bridge.js';
import type { VerseFeatures } from './verse-features.js';

/** How much each kind of feature counts. */
const WEIGHTS = { words: 1, pairs: 1.5, shingles: 1.2, lemmas: 0.5, bridge: 2 };

/** What stands in more verses than this says nothing of two of them. */
export const MOST_VERSES = 2_500;

/** A long verse shares more with any other one: by this its score is set off against its length. */
const LENGTH = { power: 0.7, floor: 12 };

/** A quotation often runs over several verses: what the verses next to two add to their score. */
const CONTEXT = { sameVerse: 0.3, nextVerse: 0.3 };

/** Verses this near tell the same story; they are no references of one another. */
const NEIGHBOURS = 3;

/** Scores verses by what they have in common with one of them: words, runs of words, and the lemmas behind them. */
export class Parallels {
  private readonly indexes: readonly FeatureIndex[];
  private readonly bridge: LemmaBridge;
  private readonly lengths: Float32Array;
  /** Rows of the last few verses: each is needed for its own scores and for those of its neighbours. */
  private readonly rows = new Map<number, Float32Array>();

  constructor(features: VerseFeatures) {
    const words = new FeatureIndex(features.words, WEIGHTS.words, MOST_VERSES);
    const lemmas = features.lemmas.map((verse) => verse.map(({ lemma }) => lemma));
    this.indexes = [
      words,
      new FeatureIndex(features.pairs, WEIGHTS.pairs, MOST_VERSES),
      new FeatureIndex(features.shingles, WEIGHTS.shingles, MOST_VERSES),
      new FeatureIndex(lemmas, WEIGHTS.lemmas, MOST_VERSES),
    ];
    this.bridge = new LemmaBridge(features.lemmas, WEIGHTS.bridge, MOST_VERSES);
    this.lengths = Float32Array.from(words.ofVerse, (ofVerse) => {
      const rarities = Array.from(ofVerse, (feature) => Math.sqrt(words.points[feature] ?? 0));
      return rarities.reduce((a, b) => a + b, 0) ** LENGTH.power + LENGTH.floor;
    });
  }

  /** The scores of all verses, by position; 0 for what has nothing in common, and for the verse's own neighbours. */
  scores(position: number): Float32Array {
    const [before, own, after] = [this.row(position - 1), this.row(position), this.row(position + 1)];
    return own.map((score, other) => {
      if (score === 0 || Math.abs(other - position) <= NEIGHBOURS) return 0;
      const same = Math.max(before[other] ?? 0, after[other] ?? 0);
      const next = Math.max(before[other - 1] ?? 0, after[other + 1] ?? 0);
      return score + CONTEXT.sameVerse * same + CONTEXT.nextVerse * next;
    });
  }

  private row(position: number): Float32Array {
    const known = this.rows.get(position);
    if (known) return known;
    const row = new Float32Array(this.lengths.length);
    for (const index of this.indexes) index.addShared(row, position);
    this.bridge.addReached(row, position);
    for (let other = 0; other < row.length; other += 1) row[other] = (row[other] ?? 0) / (this.lengths[other] ?? 1);
    for (const old of this.rows.keys()) if (Math.abs(old - position) > 2) this.rows.delete(old);
    this.rows.set(position, row);
    return row;
  }
}
