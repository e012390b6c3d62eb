import { formatReference } from '@berea/scripture';
import type { BibleText } from '../../library/bible-text.js';
import { type Passage, placeAt } from '../../library/places.js';
import { referenceName } from '../../library/reference-name.js';

/** Verses as a Markdown block quote of their exact words, a line each, with the reference below. */
export function quoteVerses(text: BibleText, passage: Passage): string {
  const lines = [...text.slice(passage), `— ${passageName(passage)} (${text.label})`];
  return lines.map((line) => `> ${line}`).join('\n');
}

/** 'Matthew 5:3', 'Matthew 5:3–12', 'John 3:36–4:2' */
export function passageName({ first, last }: Passage): string {
  const [from, to] = [placeAt(first), placeAt(last)];
  if (from.book === to.book && from.chapter === to.chapter) {
    return formatReference(from.book.name, from.chapter, from.verse, to.verse);
  }
  return referenceName({
    ...from,
    endChapter: to.chapter,
    endVerse: to.verse,
    ...(to.book !== from.book && { endBook: to.book }),
  });
}
