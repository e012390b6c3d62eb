import type { Citation } from '@berea/contracts';

/** Words of a work that an answer shows, with their author. */
export interface WordsOfWork {
  readonly by: string;
  readonly text: string;
}

/** Verdicts on words that claim to be Scripture's and are not found so. */
const DOUBTFUL: readonly Citation['verdict'][] = ['altered', 'wrong_reference', 'not_scripture', 'unavailable'];

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

/** Letters and digits alone: an answer may have markup between them. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Answers made of the installed works hold their words with their own quotation marks, around a title, a saying,
 * another author. Words in such marks that name no verse claim nothing of Scripture, and are not faulted for not being
 * it. A model's own words are reported in full.
 */
export const claimsScripture = ({ verdict, reference, foundAt }: Citation): boolean =>
  (verdict !== 'not_scripture' && verdict !== 'unavailable') || (reference ?? foundAt) !== undefined;
