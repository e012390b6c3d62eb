import { type Passage, placeAt } from '@berea/scripture';
import type { BibleText } from './bible-text.js';
import { passageName } from '../text/passages.js';

/** The verses of a passage in order, each behind its number where there are several: '1 And it came to pass …'. */
export function numberedVerses(text: BibleText, { first, last }: Passage): readonly string[] {
  const verses = text.slice({ first, last });
  if (verses.length < 2) return verses;
  return verses.map((words, index) => words && `${placeAt(first + index).verse} ${words}`).filter(Boolean);
}

/** Verses as a Markdown block quote of their exact words, a line each and numbered where there are several, with the reference below. */
export function quoteVerses(text: BibleText, passage: Passage): string {
  const lines = [...numberedVerses(text, passage), `— ${passageName(passage)} (${text.label})`];
  return lines.map((line) => `> ${line}`).join('\n');
}
