import type { Citation, Place } from '@berea/contracts';
import { citationAddress } from '../citation-address.js';
import type { CitationMark } from '../citation-mark.js';
import { CitedVerse } from '../cited-verse.js';
import { splitReferences } from '../split-references.js';

/** Nobody claims anything of what somebody typed: its card says which text it shows. */
export const MENTIONED: CitationMark = { kind: 'named', quoted: false, spoken: '', sentence: 'King James Version' };

/** Verses that somebody's own text names, as a card knows them. */
export function mentionOf({ book, chapter, verse, endVerse }: Place): Citation {
  const reference = `${book} ${chapter}:${verse}${endVerse > verse ? `-${endVerse}` : ''}`;
  return { reference, verdict: 'valid_reference', place: { book, chapter, verse, endVerse } };
}

/** Verses named in a text: `text.slice(start, end)`. */
export interface MentionedVerses {
  readonly start: number;
  readonly end: number;
  readonly place: Place;
}

/** The verses that a text of somebody's own names, in their order; a chapter alone names none. */
export function findVerses(text: string): MentionedVerses[] {
  // Without a number nothing is named, and nothing has to be looked for.
  if (!/\d/.test(text)) return [];
  let end = 0;
  return splitReferences(text).flatMap(({ text: words, place }) => {
    const start = end;
    end += words.length;
    return place ? [{ start, end, place }] : [];
  });
}

/** What the card beside named verses holds. */
export function VerseCard({ place }: { readonly place: Place }) {
  const citation = mentionOf(place);
  return (
    <>
      <strong>{citation.reference}</strong>
      <CitedVerse citation={citation} mark={MENTIONED} address={citationAddress(citation)} />
    </>
  );
}
