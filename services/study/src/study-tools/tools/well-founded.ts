import type { CrossReference } from '@berea/contracts';

/** What sets verses beside each other by words or subjects, without a look at these two. */
const WEAK: ReadonlySet<string> = new Set(['words', 'lemmas', 'topic']);
/** On the scale of the witnesses: nearly word for word. */
const STRONG = 40;
/** A long list of a topical Bible sets much beside each other, and a count agrees with some of it. */
const FAIR = 20;

/**
 * Whether a reference may be offered as belonging to a verse without its reasons beside it: a person has set it there, or
 * a topical Bible and a count agree on it, or the words are nearly the same. Words in common alone are an accident as
 * often as not, and so is a subject in common.
 */
export function isWellFounded({ reasons, score }: CrossReference): boolean {
  if (score >= STRONG || reasons.some(({ kind }) => !WEAK.has(kind))) return true;
  return score >= FAIR && new Set(reasons.map(({ source }) => source)).size > 1;
}
