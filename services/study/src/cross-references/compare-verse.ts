import { type Candidate, mergeEvidence, type Ranked, type Witness } from './evidence.js';
import type { Ranking } from './ranking.js';
import type { SharedGrounds } from './shared-grounds.js';

/** All that is asked about a verse. */
export interface Comparison {
  readonly witnesses: readonly Witness[];
  /** Name of the computation among the witnesses. */
  readonly computedBy: string;
  readonly grounds: Pick<SharedGrounds, 'suffice'>;
  readonly ranking: Ranking;
}

/** What the witnesses set beside a verse, in the order that readers value. */
export const compareVerse = (comparison: Comparison, position: number): Ranked[] =>
  comparison.ranking.rank(position, candidatesOf(comparison, position));

/**
 * The parallels that the witnesses name for a verse, best first. A parallel that only the computation names, for one
 * common word in both verses, is left out: 'know' is no reason to read two verses together.
 */
export const candidatesOf = (
  { witnesses, computedBy, grounds }: Omit<Comparison, 'ranking'>,
  position: number,
): Candidate[] =>
  mergeEvidence(
    witnesses.flatMap((witness) => witness.of(position).map((evidence) => ({ ...evidence, source: witness.source }))),
    position,
    computedBy,
  ).flatMap((candidate) => {
    const computed = candidate.computed.filter((other) => grounds.suffice(position, other));
    return candidate.reasons.length || computed.length ? [{ ...candidate, computed }] : [];
  });
