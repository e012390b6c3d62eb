import type { CrossReference } from '@berea/contracts';
import { sharedWeight, type WordWeights } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';
import { isWellFounded } from './well-founded.js';

/** What is to be kept in mind or read aloud is one verse, and no long one. */
const LONGEST = 260;
const FAIR_PART = 0.2;

/**
 * The well-founded reference that speaks most of the words wished for; undefined where none shares a fair part of what
 * they weigh.
 */
export function memorableReference(
  { concordance }: StudyContext,
  references: readonly CrossReference[],
  weights: WordWeights,
): CrossReference | undefined {
  const enough = FAIR_PART * [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let best: { reference: CrossReference; score: number } | undefined;
  for (const reference of references) {
    const { text, verse, endVerse } = reference;
    if (endVerse > verse || text.length > LONGEST || !isWellFounded(reference)) continue;
    // A long verse shares more by chance, and a near one says more than one that only has the words.
    const nearness = Math.max(1, reference.score);
    const shared = sharedWeight(concordance, weights, text);
    const score = (shared * nearness) / Math.sqrt(Math.max(80, text.length));
    if (shared >= enough && score > (best?.score ?? 0)) best = { reference, score };
  }
  return best?.reference;
}
