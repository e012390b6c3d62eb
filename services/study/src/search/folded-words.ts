import { fold, WORD } from '../text/fold-words.js';

/** A word as it is searched for, and its place in the text as it is written, in UTF-16 units. */
export interface FoldedWord {
  readonly word: string;
  readonly start: number;
  readonly length: number;
}

/** A text folded letter by letter, so that every place in it is known in the text as it was written. */
export interface FoldedText {
  readonly text: string;
  /** Place in the written text of the folded letter here; the length of the written text at the end. */
  originOf(place: number): number;
}

const FOLDED = new Map<string, string>();
/** Texts use a few hundred letters; whatever else is typed must not stay in memory. */
const REMEMBERED = 2_000;

function foldLetter(letter: string): string {
  const known = FOLDED.get(letter);
  if (known !== undefined) return known;
  const folded = fold(letter);
  if (FOLDED.size < REMEMBERED) FOLDED.set(letter, folded);
  return folded;
}

export function foldText(written: string): FoldedText {
  const origins: number[] = [];
  let text = '';
  let place = 0;
  for (const letter of written) {
    const folded = foldLetter(letter);
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(place);
    text += folded;
    place += letter.length;
  }
  return { text, originOf: (at) => origins[at] ?? written.length };
}

/** The same words as those of `wordsOf`, in the same order. */
export function foldedWords(written: string): FoldedWord[] {
  const folded = foldText(written);
  return [...folded.text.matchAll(WORD)].map((match) => {
    const start = folded.originOf(match.index);
    return { word: match[0], start, length: endOf(written, folded, match.index + match[0].length) - start };
  });
}

/** A word ends with its last letter and the accents that follow it, not where the next letter begins. */
function endOf(written: string, folded: FoldedText, end: number): number {
  const last = folded.originOf(end - 1);
  let at = last + String.fromCodePoint(written.codePointAt(last) ?? 0).length;
  while (/^\p{M}/u.test(written.slice(at, at + 2))) at += 1;
  return at;
}
