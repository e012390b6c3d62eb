import type { Features } from './features.js';

export interface Example {
  readonly features: Features;
  readonly label: number;
}

export interface Settings {
  readonly classes: number;
  readonly size: number;
  readonly rounds: number;
  readonly rate: number;
  /** How strongly weights are drawn back to nothing */
  readonly ridge: number;
}

/**
 * Multinomial logistic regression, by gradient steps whose length each weight finds for itself (AdaGrad). The same
 * examples give the same weights. Written here because the packages that do it bring a matrix library for 60 lines.
 */
export function fit(examples: readonly Example[], { classes, size, rounds, rate, ridge }: Settings): Float64Array {
  const weights = new Float64Array(size * classes);
  const steps = new Float64Array(size * classes);
  const counts = new Float64Array(size);
  for (const { features } of examples)
    for (const feature of features.keys()) counts[feature] = (counts[feature] ?? 0) + 1;
  const order = examples.map((_, index) => index);
  const random = seeded(20_261_122);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const index of order) {
      const { features, label } = examples[index] as Example;
      const shares = sharesOf(weights, features, classes);
      for (const [feature, value] of features) {
        const share = ridge / (counts[feature] as number);
        for (let kind = 0; kind < classes; kind += 1) {
          const place = feature * classes + kind;
          const slope =
            ((shares[kind] as number) - (kind === label ? 1 : 0)) * value + share * (weights[place] as number);
          steps[place] = (steps[place] as number) + slope * slope;
          weights[place] = (weights[place] as number) - (rate * slope) / (Math.sqrt(steps[place] as number) + 1e-6);
        }
      }
    }
  }
  return weights;
}

/** How likely each class is. */
export function sharesOf(weights: ArrayLike<number>, features: Features, classes: number): number[] {
  const sums = Array.from({ length: classes }, () => 0);
  for (const [feature, value] of features)
    for (let kind = 0; kind < classes; kind += 1)
      sums[kind] = (sums[kind] as number) + value * (weights[feature * classes + kind] as number);
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** Mulberry32: numbers between 0 and 1 that are the same every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
