import { fold } from '../../text/fold-words.js';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { isOldWord, modernWordsFor } from '../../study-tools/question/old-words.js';

/** Ways of asking for the meaning of a word, or for the word behind it; the name is what is asked for, in one word or several. */
const ASKS: readonly RegExp[] = [
  /\bwhat (?:on earth )?(?:does|do|did) (?:the )?(?:old |archaic |king james |greek |hebrew )*(?:word )?["“'‘]?(?<name>[\p{L}' -]+?)["”'’]?,? (?:even )?mean\b/iu,
  /\bmeaning of (?:the )?(?:old |archaic )*(?:word |term )?["“'‘]?(?<name>[\p{L}-]+)/iu,
  /\bwords? (?:for|translated|rendered) (?:as )?["“'‘]?(?<name>[\p{L}-]+)/iu,
  /\b(?:greek|hebrew)(?: words?)? (?:behind|for|of) ["“'‘]?(?<name>[\p{L}-]+)/iu,
  /\b(?:says?|has|have|reads?) ["“'‘]?(?<name>[\p{L}-]+)["”'’]?(?=.*\b(?:original|greek|hebrew) words?\b)/iu,
];

/** If a question asks for several words in the original, it asks for each of them. */
const ORIGINAL = /\b(?:original|greek|hebrew)\b/i;

/** The words of today that a question in a hurry puts around a name. */
const LONGEST = 4;

/**
 * The word of a verse that a question asks about. Among several ('suffer little children') it is the one whose use has
 * changed.
 */
export function askedWord(message: string): string | undefined {
  const whole = ORIGINAL.test(message);
  for (const pattern of ASKS) {
    const words = themeWords(fold(pattern.exec(message)?.groups?.['name'] ?? ''));
    if (words.length > LONGEST || (whole && words.length > 1)) continue;
    const word =
      words.length > 1
        ? (words.find((each) => isOldWord(each)) ?? words.find((each) => modernWordsFor(each).length))
        : words[0];
    if (word) return word;
  }
  return undefined;
}
