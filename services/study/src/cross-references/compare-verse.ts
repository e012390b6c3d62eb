import type { Witness } from './evidence.js';
import { type Candidate, mergeEvidence } from './merge-evidence.js';

/**
 * What the witnesses set beside a verse, best first.
 * @param computedBy name of the computation among them
 */
export const compareVerse = (witnesses: readonly Witness[], position: number, computedBy: string): Candidate[] =>
  mergeEvidence(
    witnesses.flatMap((witness) => witness.of(position).map((evidence) => ({ ...evidence, source: witness.source }))),
    position,
    computedBy,
  );
