import { readFileSync } from 'node:fs';
import { VERSE_TOTAL } from '@berea/scripture';
import type { Evidence, Witness } from './evidence.js';
import { ParallelIndex } from './parallel-index.js';

/** Made by `compute-cross-references.ts`; the bundler puts it beside the built service. */
export const COMPUTED_FILE = new URL('./computed.bin', import.meta.url);

/** A verse may be one of many that another one is like: being named by it says less than naming it. */
const NAMED = 0.7;

/** Verses that have words or lemmas in common, computed once for all. */
export class ComputedReferences implements Witness {
  private readonly parallels = new ParallelIndex(readFileSync(COMPUTED_FILE), VERSE_TOTAL);

  /** @param source id of the text that was compared */
  constructor(readonly source: string) {}

  of(position: number): Evidence[] {
    const points = new Map(this.parallels.of(position).map(({ position: other, score }) => [other, score]));
    for (const { position: other, score } of this.parallels.naming(position)) {
      points.set(other, Math.max(points.get(other) ?? 0, NAMED * score));
    }
    return [...points].map(([other, score]) => ({ first: other, last: other, points: score }));
  }
}
