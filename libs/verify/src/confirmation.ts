import type { Citation } from '@berea/contracts';
import { type Book, type Passage, passageOf, type Place, positionOf, type ReferenceSpan } from '@berea/scripture';
import type { Pause } from './pause.js';
import type { ScriptureText } from './scripture-text.js';
import { altersTheName } from './alignment.js';
import { citeClaim, citeFound, citeReference, shorten } from './citations.js';
import { ComparableText } from './comparable-text.js';
import type { Quotation } from './quotations.js';
import { findWordForWord, matchQuotation } from './word-for-word.js';
import type { QuotedParts } from './quoted-words.js';

/** An existing place that a quotation claims. */
export interface Claim {
  readonly reference: ReferenceSpan;
  readonly passage: Passage;
}

/** Passages of more verses are not read through but looked up. */
const LONG = 400;

/** Word for word at a place that it claims: `exact` in the first text, `exact_elsewhere` in another one. */
export async function confirmQuotation(
  texts: readonly ScriptureText[],
  { parts, text: quote }: Quotation,
  claims: readonly Claim[],
  pause: Pause,
): Promise<Citation | undefined> {
  if (!claims.length) return undefined;
  for (const text of texts) {
    const comparable = await ComparableText.of(text);
    // Other requests are answered between two texts.
    await pause();
    for (const [{ reference }, passage] of placesIn(text, claims)) {
      const found = findWithin(comparable, passage, parts);
      if (!found || altersTheName(text, found, parts)) continue;
      const place = reference.verse === undefined ? found : passage;
      const verdict = text === texts[0] ? 'exact' : 'exact_elsewhere';
      return { quote, verdict, ...citeReference(text, reference, place) };
    }
  }
  return undefined;
}

/** The places that claims are of in a text: by the King James numbering, and by the edition's own where it differs. */
export const placesIn = (text: ScriptureText, claims: readonly Claim[]): [claim: Claim, passage: Passage][] =>
  claims.flatMap((claim): [Claim, Passage][] => {
    const own = ownPassage(text, claim.reference);
    const { first, last } = claim.passage;
    const isOther = own && (own.first !== first || own.last !== last);
    return isOther
      ? [
          [claim, claim.passage],
          [claim, own],
        ]
      : [[claim, claim.passage]];
  });

/** The verses that an edition with its own numbering calls so; undefined if it has none. */
export function ownPassage(text: ScriptureText, reference: ReferenceSpan): Passage | undefined {
  const { book, chapter, verse = 1, endBook = book, endChapter = chapter } = reference;
  const at = (place: Place) => text.numbered(place) ?? positionOf(place.book, place.chapter, place.verse);
  const first = at({ book, chapter, verse });
  const named = reference.endVerse ?? (endChapter === chapter && endBook === book ? reference.verse : undefined);
  const last = at({ book: endBook, chapter: endChapter, verse: named ?? lastVerse(text, endBook, endChapter) });
  return first === undefined || last === undefined || last < first ? undefined : { first, last };
}

/** The number of a chapter's last verse in an edition: Job 39 may go on to 39:38. */
function lastVerse(text: ScriptureText, book: Book, chapter: number): number {
  let verse = book.verseCounts[chapter - 1] ?? 0;
  while (text.numbered({ book, chapter, verse: verse + 1 }) !== undefined) verse += 1;
  return verse;
}

function findWithin(text: ComparableText, passage: Passage, parts: QuotedParts): Passage | undefined {
  if (passage.last - passage.first < LONG) return matchQuotation(text, passage, parts);
  return findWordForWord(text, parts).find(({ first, last }) => first >= passage.first && last <= passage.last);
}

/**
 * Word for word at a place that it does not claim: a `wrong_reference`, or, where it claims none, found all the same.
 * @param main the text that it should be from, whether or not it is among `texts`
 */
export async function locateQuotation(
  texts: readonly ScriptureText[],
  main: ScriptureText,
  quotation: Quotation,
  pause: Pause,
): Promise<Citation | undefined> {
  for (const text of texts) {
    const comparable = await ComparableText.of(text);
    await pause();
    const found = findWordForWord(comparable, quotation.parts);
    const nearest = nearestOf(
      found.filter((passage) => !altersTheName(text, passage, quotation.parts)),
      quotation,
    );
    if (!nearest) continue;
    const where = { ...citeFound(nearest), translation: text.label };
    if (quotation.claimed) return { verdict: 'wrong_reference', ...citeClaim(text, quotation), ...where };
    const verdict = text === main ? 'exact' : 'exact_elsewhere';
    return { quote: quotation.text, verdict, ...where, text: shorten(text, nearest) };
  }
  return undefined;
}

/** The place nearest to the one that was meant; the first where none was. */
function nearestOf(found: readonly Passage[], { claims }: Quotation): Passage | undefined {
  const meant = claims.map(passageOf).find((passage) => passage !== undefined);
  const distance = ({ first }: Passage) => (meant ? Math.abs(first - meant.first) : first);
  return found.reduce<Passage | undefined>(
    (best, each) => (best && distance(best) <= distance(each) ? best : each),
    undefined,
  );
}
