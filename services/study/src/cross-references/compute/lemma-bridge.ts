import { rarity } from './feature-index.js';

/** A lemma of a verse, with the stems of its English words there. */
export interface RenderedLemma {
  readonly lemma: string;
  readonly stems: readonly string[];
}

/** Points by position, packed. */
interface Points {
  readonly positions: Uint16Array;
  readonly points: Float32Array;
}

type Counts = Map<string, Map<string, number>>;

/** Weaker ties between two lemmas are noise. */
const LEAST_TIE = 0.04;
const NONE: ReadonlyMap<string, number> = new Map();

/**
 * Ties Greek lemmas to Hebrew ones by the English words that translators chose for both, since the testaments share no
 * lemma: p(other | lemma) = Σ p(word | lemma) · p(other | word).
 */
export class LemmaBridge {
  private readonly wordsOf: Counts = new Map();
  private readonly lemmasOf: Counts = new Map();
  private readonly positions = new Map<string, number[]>();
  private readonly reached = new Map<string, Points>();

  /**
   * @param lemmas by position
   * @param most lemmas of more verses than this are left out
   */
  constructor(
    private readonly lemmas: readonly (readonly RenderedLemma[])[],
    private readonly weight: number,
    private readonly most: number,
  ) {
    lemmas.forEach((ofVerse, position) => {
      for (const { lemma, stems } of ofVerse) {
        for (const stem of stems) {
          count(this.wordsOf, lemma, stem);
          count(this.lemmasOf, stem, lemma);
        }
        const holding = this.positions.get(lemma);
        if (!holding) this.positions.set(lemma, [position]);
        else if (holding.at(-1) !== position) holding.push(position);
      }
    });
  }

  /** Adds to `scores`, by position, what the verses of the other testament have in common with the one at `position`. */
  addReached(scores: Float32Array, position: number): void {
    for (const lemma of new Set(this.lemmas[position]?.map((each) => each.lemma))) {
      const { positions, points } = this.reachedFrom(lemma);
      positions.forEach((other, index) => (scores[other] = (scores[other] ?? 0) + (points[index] ?? 0)));
    }
  }

  private reachedFrom(lemma: string): Points {
    const known = this.reached.get(lemma);
    if (known) return known;
    const points = this.pointsOf(lemma);
    const packed = { positions: Uint16Array.from(points.keys()), points: Float32Array.from(points.values()) };
    this.reached.set(lemma, packed);
    return packed;
  }

  /** If several ties lead to a verse, the strongest counts. */
  private pointsOf(lemma: string): Map<number, number> {
    const points = new Map<number, number>();
    const own = this.positions.get(lemma)?.length ?? 0;
    if (own > this.most) return points;
    for (const [other, tie] of this.tiesOf(lemma)) {
      const holding = this.positions.get(other) ?? [];
      if (tie < LEAST_TIE || holding.length > this.most) continue;
      const total = this.lemmas.length;
      const worth = this.weight * tie * rarity(own, total) * rarity(holding.length, total);
      for (const position of holding) if ((points.get(position) ?? 0) < worth) points.set(position, worth);
    }
    return points;
  }

  private tiesOf(lemma: string): Map<string, number> {
    const ties = new Map<string, number>();
    const words = this.wordsOf.get(lemma) ?? NONE;
    const ofLemma = sum(words.values());
    for (const [word, times] of words) {
      const others = [...(this.lemmasOf.get(word) ?? NONE)].filter(([other]) => other[0] !== lemma[0]);
      const ofWord = sum(others.map(([, number]) => number));
      for (const [other, number] of others) {
        ties.set(other, (ties.get(other) ?? 0) + (times / ofLemma) * (number / ofWord));
      }
    }
    return ties;
  }
}

function count(counts: Counts, key: string, value: string): void {
  const values = counts.get(key) ?? new Map<string, number>();
  counts.set(key, values.set(value, (values.get(value) ?? 0) + 1));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
