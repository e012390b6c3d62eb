import { type Candidate, mergeEvidence, type Witness } from './evidence.js';
import type { SharedGrounds } from './shared-grounds.js';

/** All that is asked about a verse. */
export interface Comparison {
  readonly witnesses: readonly Witness[];
  /** Name of the computation among the witnesses. */
  readonly computedBy: string;
  readonly grounds: Pick<SharedGrounds, 'suffice'>;
}

/**
 * What the witnesses set beside a verse, best first. What the computation alone sets beside it for one common word that
 * both verses use is left out: 'know' is no reason to read two verses together.
 */
export const compareVerse = ({ witnesses, computedBy, grounds }: Comparison, position: number): Candidate[] =>
  mergeEvidence(
    witnesses.flatMap((witness) => witness.of(position).map((evidence) => ({ ...evidence, source: witness.source }))),
    position,
    computedBy,
  ).flatMap((candidate) => {
    const computed = candidate.computed.filter((other) => grounds.suffice(position, other));
    return candidate.reasons.length || computed.length ? [{ ...candidate, computed }] : [];
  });
