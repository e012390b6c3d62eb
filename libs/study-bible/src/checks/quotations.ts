import { parseReferences, passageOf, type Passage } from '@berea/scripture';
import { type EntryText, QUOTATION, refsOf, textsOf, versesOf } from '../entry-texts.js';
import type { LibraryTexts } from '../library-texts.js';
import { plainWords } from '../plain-words.js';
import type { Entry } from '../read-notes.js';

/** How far behind a quotation its reference may be: `“…” (Luke 15:19)`. */
const REFERENCE_NEAR = 60;

/**
 * Every quotation has the words of one installed text, in the verses of the reference behind it, or of those that the
 * entry names beside the text. Marks between words and the size of letters count for nothing.
 */
export function checkQuotations(entry: Entry, { bibles, spanish }: LibraryTexts): string[] {
  return textsOf(entry).flatMap((text) =>
    [...text.text.matchAll(QUOTATION)].flatMap((found) => {
      const words = found[1] ?? '';
      const passages = passagesFor(entry, text, found.index + found[0].length);
      const texts = text.language === 'es' ? [spanish] : bibles;
      return texts.some((verses) => passages.some((passage) => stands(words, versesIn(verses, passage))))
        ? []
        : [`${text.at}: “${words}” is not in the verses that are named with it`];
    }),
  );
}

function passagesFor(entry: Entry, text: EntryText, end: number): Passage[] {
  const behind = text.text.slice(end, end + REFERENCE_NEAR);
  const [named] = parseReferences(behind);
  const passage = named && passageOf(named);
  return passage ? [passage] : besideOf(entry, text.at).flatMap((ref) => versesOf(ref) ?? []);
}

/** The references of the same part of an entry: of `passages.2.why` those of `passages.2`; else all that it gives. */
function besideOf(entry: Entry, at: string): string[] {
  const refs = refsOf(entry);
  const part = /^(?:passages|views|outline)\.\d+\./.exec(at)?.[0];
  return refs.filter((each) => !part || each.at.startsWith(part)).map(({ ref }) => ref);
}

const versesIn = (verses: readonly string[], { first, last }: Passage): string =>
  verses
    .slice(first, last + 1)
    .join('')
    .replace(/ {2}/g, ' ');

/** Whether the parts around … are in it, one after the other. */
function stands(quotation: string, verses: string): boolean {
  let from = 0;
  for (const part of quotation.split('…').map(plainWords).filter(Boolean)) {
    const at = verses.indexOf(` ${part} `, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}
