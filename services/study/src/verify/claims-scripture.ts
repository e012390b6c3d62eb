import type { Citation } from '@berea/contracts';

/**
 * Answers made of the installed works hold their words with their own quotation marks, around a title, a saying, another
 * author. What stands in such marks and names no verse claims nothing of Scripture, and is not to be blamed for not being
 * it. Of words that a model wrote everything is to be told.
 */
export const claimsScripture = ({ verdict, reference }: Citation): boolean =>
  verdict !== 'not_scripture' || reference !== undefined;
