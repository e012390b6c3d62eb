import type { BibleText } from '../../library/bible-text.js';
import type { Passage } from '../../library/places.js';
import { passageName } from '../../library/reference-name.js';

/** Verses as a Markdown block quote of their exact words, a line each, with the reference below. */
export function quoteVerses(text: BibleText, passage: Passage): string {
  const lines = [...text.slice(passage), `— ${passageName(passage)} (${text.label})`];
  return lines.map((line) => `> ${line}`).join('\n');
}
