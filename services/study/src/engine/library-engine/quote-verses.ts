import type { Passage } from '@berea/scripture';
import type { BibleText } from '../../library/bible-text.js';
import { numberedVerses } from '../../library/numbered-verses.js';
import { passageName } from '../../library/reference-name.js';

/** Verses as a Markdown block quote of their exact words, a line each and numbered where there are several, with the reference below. */
export function quoteVerses(text: BibleText, passage: Passage): string {
  const lines = [...numberedVerses(text, passage), `— ${passageName(passage)} (${text.label})`];
  return lines.map((line) => `> ${line}`).join('\n');
}
