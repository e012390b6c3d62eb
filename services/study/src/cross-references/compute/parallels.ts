import { findBook, positionOf } from '@berea/scripture';
import { FeatureIndex } from './feature-index.js';
import { LemmaBridge } from './lemma-bridge.js';
import { type VerseFeatures, verseFeatures } from './verse-features.js';
import type { Parallel } from '../computed-file.js';
import { Concordance } from '../../works/concordance.js';
import type { TaggedText } from '../../works/tagged-text.js';

/** How much each kind of feature counts. */
const WEIGHTS = { words: 1, pairs: 1.5, shingles: 1.2, lemmas: 0.5, bridge: 2 };

/** A feature in more verses than this says nothing of two of them. */
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

const MOST = 12;
/** Places left to the other testament, or four Gospels would crowd out the verses that they quote. */
const ACROSS = 4;
/** Below this score two verses share little but a turn of speech. */
const LEAST_SCORE = 6;

/**
 * The best verses of a row, best first.
 * @param scores by position
 * @param newTestament position that the New Testament begins at
 */
export function bestParallels(scores: Float32Array, position: number, newTestament: number): Parallel[] {
  const ranked = Array.from(scores, (score, other) => ({ position: other, score }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort(byScore);
  const isAcross = (other: Parallel) => other.position < newTestament !== position < newTestament;
  const across = ranked.filter(isAcross);
  const own = ranked.filter((other) => !isAcross(other));
  const ranksAcross = ranked.slice(0, MOST).filter(isAcross).length;
  const placesAcross = Math.min(across.length, Math.max(ACROSS, ranksAcross));
  return [...own.slice(0, MOST - placesAcross), ...across.slice(0, placesAcross)].sort(byScore);
}

const byScore = (a: Parallel, b: Parallel): number => b.score - a.score || a.position - b.position;

const MATTHEW = findBook('Matthew');
/** Position of the first verse of the New Testament. */
const NEW_TESTAMENT = (MATTHEW && positionOf(MATTHEW, 1, 1)) ?? 0;

/**
 * Compares every verse with every other one: some minutes of one processor.
 * @returns by position, best first
 */
export function computeParallels(tagged: TaggedText, onProgress: (verses: number) => void): Parallel[][] {
  const parallels = parallelsOf(tagged);
  return tagged.text.verses.map((_, position) => {
    onProgress(position);
    return bestParallels(parallels.scores(position), position, NEW_TESTAMENT);
  });
}

const parallelsOf = (tagged: TaggedText): Parallels =>
  new Parallels(verseFeatures(Concordance.of(tagged.text), (position) => tagged.words(position), MOST_VERSES));
