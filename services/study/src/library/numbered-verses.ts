import { type Passage, placeAt } from '@berea/scripture';
import type { BibleText } from './bible-text.js';

/** The verses of a passage in order, each behind its number where there are several: '1 And it came to pass …'. */
export function numberedVerses(text: BibleText, { first, last }: Passage): readonly string[] {
  const verses = text.slice({ first, last });
  if (verses.length < 2) return verses;
  return verses.map((words, index) => words && `${placeAt(first + index).verse} ${words}`).filter(Boolean);
}
