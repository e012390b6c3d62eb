/** Features that verses may share, numbered; a feature of fewer verses is worth more. */
export class FeatureIndex {
  /** By position: the features of the verse, each once. */
  readonly ofVerse: readonly Uint32Array[];
  /** By feature: the positions of the verses that hold it, ascending. */
  readonly versesWith: readonly Uint16Array[];
  /** By feature: what it adds to the score of two verses that share it. */
  readonly points: Float32Array;

  /**
   * Features of one verse alone, or of more than `most` verses, tell nothing and are left out.
   * @param features by position
   * @param weight of this kind of feature beside the others
   */
  constructor(features: readonly (readonly string[])[], weight: number, most: number) {
    const counts = new Map<string, number>();
    for (const ofOne of features) for (const name of new Set(ofOne)) counts.set(name, (counts.get(name) ?? 0) + 1);
    const numbers = new Map<string, number>();
    const points: number[] = [];
    for (const [name, count] of counts) {
      if (count < 2 || count > most) continue;
      numbers.set(name, points.length);
      points.push(weight * rarity(count, features.length) ** 2);
    }
    const postings: number[][] = points.map(() => []);
    this.ofVerse = features.map((ofOne, position) => {
      const known = new Set(ofOne.flatMap((name) => numbers.get(name) ?? []));
      for (const number of known) postings[number]?.push(position);
      return Uint32Array.from(known);
    });
    this.versesWith = postings.map((positions) => Uint16Array.from(positions));
    this.points = Float32Array.from(points);
  }

  /** Adds to `scores`, by position, what each verse shares with the one at `position`. */
  addShared(scores: Float32Array, position: number): void {
    for (const feature of this.ofVerse[position] ?? []) {
      const points = this.points[feature] ?? 0;
      for (const other of this.versesWith[feature] ?? []) scores[other] = (scores[other] ?? 0) + points;
    }
  }
}

/** How telling it is that `count` of `total` verses hold something: inverse document frequency. */
export const rarity = (count: number, total: number): number => Math.log(total / count);
