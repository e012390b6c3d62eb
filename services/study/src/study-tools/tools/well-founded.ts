import type { CrossReference } from '@berea/contracts';

/** On the scale of the witnesses: nearly word for word. */
const STRONG = 40;
/** A long list of a topical Bible sets much beside each other. */
const SHORT_LIST = 8;

/**
 * Whether a reference may be offered as belonging to a verse without its reasons beside it: a person has set it there, or
 * two witnesses agree, or the words are nearly the same. Words in common alone are an accident as often as not.
 */
export function isWellFounded({ reasons, score }: CrossReference): boolean {
  const isCounted = (kind: string) => kind === 'words' || kind === 'lemmas';
  if (score >= STRONG || new Set(reasons.map(({ source }) => source)).size > 1) return true;
  return reasons.some(({ kind }) => !isCounted(kind) && (kind !== 'topic' || score >= SHORT_LIST));
}
