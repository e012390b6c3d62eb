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

/** The commentators of this library, by what people call them. */
const COMMENTATORS: readonly (readonly [id: string, called: RegExp])[] = [
  ['commentary-mhcc', /\b(?:matthew )?henry\b/i],
  ['commentary-scofield', /\bscofield\b/i],
  ['commentary-tdavid', /\bspurgeon\b|\btreasury of david\b/i],
];

/** Ids of the commentaries that a question names: it wants those, and no other. */
export const commentariesNamedIn = (message: string): string[] =>
  COMMENTATORS.flatMap(([id, called]) => (called.test(message) ? [id] : []));
