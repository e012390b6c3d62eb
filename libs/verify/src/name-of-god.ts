import type { ScriptureText } from './scripture-text.js';
import type { SpelledWord } from './quoted-words.js';

/** 'LORD' and 'GOD' in capitals, which translate the Name, in texts that tell it so from 'Lord' and 'God'. */
const NAMES = new Set(['LORD', 'LORDS', 'GOD', 'GODS']);
const TITLES = new Set(['Lord', 'lord', 'Lords', 'lords', 'God', 'god', 'Gods', 'gods']);

const lettersOf = (word: SpelledWord | undefined): string => (word?.spelled ?? '').replace(/[^\p{L}]/gu, '');
const isInCapitals = (letters: string): boolean => letters.length > 1 && letters === letters.toUpperCase();

const TELLING = new WeakMap<ScriptureText, boolean>();

/** Whether a text writes the Name in capitals. */
function tellsTheName(text: ScriptureText): boolean {
  const known = TELLING.get(text) ?? text.verses.some((verse) => /\bLORD\b/.test(verse));
  TELLING.set(text, known);
  return known;
}

/** Whether a quotation may make the Name of what is none: a word in capitals, and not a whole line of them. */
export const namesGod = (text: ScriptureText, words: readonly SpelledWord[]): boolean =>
  words.some((_, at) => isName(words, at)) && tellsTheName(text);

/**
 * Whether a quotation has the Name where the text has a title: 'unto my LORD' for 'unto my Lord'. The other way round is
 * no difference, since many write 'Lord' for both.
 */
export const makesAName = (quoted: readonly SpelledWord[], at: number, there: SpelledWord | undefined): boolean =>
  isName(quoted, at) && TITLES.has(lettersOf(there));

function isName(words: readonly SpelledWord[], at: number): boolean {
  const isShouted = (letters: string) => isInCapitals(letters) && !NAMES.has(letters);
  return NAMES.has(lettersOf(words[at])) && ![at - 1, at + 1].some((beside) => isShouted(lettersOf(words[beside])));
}
