import type { BibleText } from '../../works/bible-text.js';
import { plainWords } from './phrases.js';

/** By what readers call the texts that may be installed, beside their codes. */
const CALLED = new Map(
  Object.entries({
    kjv: /\bking james\b/,
    web: /\bworld english\b/,
    asv: /\bamerican standard\b/,
    ylt: /\byoungs\b|\byoung literal\b/,
    dby: /\bdarbys?\b/,
    wbt: /\bwebsters?\b/,
    rv1909: /\bspanish\b|\breina valera\b|\bespanol\b/,
  }),
);

/** The installed texts that a question asks to see a passage in, in the order of the library. */
export function textsNamedIn(message: string, texts: readonly BibleText[]): BibleText[] {
  const words = plainWords(message);
  const text = words.join(' ');
  return texts.filter(({ code }) => words.includes(code.toLowerCase()) || CALLED.get(code.toLowerCase())?.test(text));
}
