import type { Citation } from '@berea/contracts';
import type { WordsOfWork } from '../study-tools/answer/words-of-works.js';

/** Verdicts on words that claim to be Scripture's and are not found so. */
const DOUBTFUL: readonly Citation['verdict'][] = ['altered', 'wrong_reference', 'not_scripture'];

/**
 * Says of quotations that the text does not confirm whose words they are, where an answer shows them in somebody's work:
 * an author of old alludes to Scripture, and no one has quoted amiss.
 */
export function nameAuthors(citations: readonly Citation[], works: readonly WordsOfWork[]): Citation[] {
  const bare = works.map(({ by, text }) => ({ by, text: lettersOf(text) }));
  return citations.map((citation) => {
    const { quote, verdict } = citation;
    const sought = quote && DOUBTFUL.includes(verdict) ? lettersOf(quote) : '';
    const work = sought ? bare.find(({ text }) => text.includes(sought)) : undefined;
    return work ? { ...citation, by: work.by } : citation;
  });
}

/** Letters and digits alone: what stands between them may be marked up in an answer. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
