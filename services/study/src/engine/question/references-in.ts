import { parseReferenceQuery, parseReferences, type ReferenceSpan } from '@berea/scripture';
import { themeWords } from '../../study-tools/question/question-terms.js';

/** Words between references: they ask for nothing. */
const BETWEEN = /[\p{L}'’]+/gu;

/**
 * The references of a question. Where nothing but asking words stands beside two of them short names count, too: 'compare
 * Mat 5 and Luke 6' names two chapters, 'Am 3 ok?' none.
 */
export function referencesIn(message: string): readonly ReferenceSpan[] {
  const whole = parseReferenceQuery(message);
  if (whole.length) return whole;
  // Blanks in place of the words keep every place.
  const bare = message.replace(BETWEEN, (word, at: number) =>
    themeWords(word).length || /^\s*\d/.test(message.slice(at + word.length)) ? word : ' '.repeat(word.length),
  );
  const names = parseReferenceQuery(bare);
  return names.length > 1 ? names : parseReferences(message);
}
