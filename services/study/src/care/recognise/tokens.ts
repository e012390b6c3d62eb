import { SHORT_FORMS } from '../words/short-forms.js';
import { correctSpelling } from './correct-spelling.js';

/** Separates sentences; no pattern reaches across it. */
export const STOP = '.';

/** A question has at most 8,000 characters; this bounds a run without blanks in one. */
const LONGEST_WORD = 40;

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}*@$!]*|[.!?;:¡¿]+|\n\s*\n/gu;

/**
 * The words of a message as the patterns compare them: lower case, without accents and apostrophes, short forms written
 * out, the words that matter spelled right. `STOP` separates sentences.
 * @param known whether the patterns know a word, so that its spelling is not doubted
 */
export function tokensOf(message: string, known: (word: string) => boolean): string[] {
  const plain = message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(i|don|can|won|isn|wasn|didn|doesn|haven|couldn|wouldn|he|she) (m|t|s|ve|ll)\b/g, '$1$2')
    .replace(/\bill (?=be\b|never\b|just\b|not\b|do\b|kill\b|end\b|die\b|have\b|make\b)/g, 'i will ')
    .replace(/\bid (?=rather\b|be\b|like to\b|want\b|just\b|kill\b|die\b|never\b|end\b)/g, 'i would ')
    .replace(/\bwe['’´`]re\b/g, 'we are')
    .replace(/\b(i|he|she|we|they|it)['’´`]ll\b/g, '$1 will')
    .replace(/\b(i|he|she|we|they)['’´`]d\b/g, '$1 would')
    .replace(/['’‘´`]/g, '');
  const tokens: string[] = [];
  for (const [found] of plain.matchAll(WORDS)) tokens.push(...readWord(found, known));
  return tokens;
}

function readWord(found: string, known: (word: string) => boolean): string[] {
  if (!/[\p{L}\p{N}]/u.test(found)) return [STOP];
  const word = found.replace(/(?<!!)!+$/, '');
  const marks = found.slice(word.length);
  const short = SHORT_FORMS.get(word) ?? SHORT_FORMS.get(unmask(word));
  const words = short ? short.split(' ') : [correctSpelling(unmask(word.slice(0, LONGEST_WORD)), known)];
  return marks ? [...words, STOP] : words;
}

/** Letters that were written as other signs ('k1ll', 'su*cide') or held down ('soooo'). */
function unmask(word: string): string {
  const held = word.replace(/(\p{L})\1{2,}/gu, '$1');
  if (!/\p{L}/u.test(held)) return held;
  return held
    .replace(/(?<=\p{L})1|1(?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})0|0(?=\p{L})/gu, 'o')
    .replace(/(?<=\p{L})3(?=\p{L})/gu, 'e')
    .replace(/(?<=\p{L})[4@](?=\p{L})/gu, 'a')
    .replace(/[*$!@]/gu, '');
}
