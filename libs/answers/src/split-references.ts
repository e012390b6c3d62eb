import type { Citation, Place } from '@berea/contracts';
import type { ReferenceReader } from '@berea/scripture';
import { chooseCitation, indexCitations } from './choose-citation.js';
import { findReferences, type NamedPlace } from './find-references.js';

export interface ReferencePiece {
  readonly text: string;
  /** The same for all ways to write the reference. */
  readonly key?: string;
  /** The verses that the text names here. */
  readonly place?: Place;
  /** The verifier's verdict on the place, if an answer cites it. */
  readonly citation?: Citation;
  /** Whether the judged quotation is at this mention of the place. */
  readonly quoted?: boolean;
}

/**
 * Plain text in pieces, with the verses set apart that it names. A chapter alone stays text: "Acts 2 people" names none.
 */
export function splitReferences(
  text: string,
  reader: ReferenceReader | undefined,
  citations: readonly Citation[] = [],
): ReferencePiece[] {
  const cited = indexCitations(citations);
  const pieces: ReferencePiece[] = [];
  let from = 0;
  for (const named of findReferences(text, reader)) {
    const chosen = chooseCitation(citations, cited.get(named.key), { own: text, quotesBeside: [] }, named.start);
    const citation = chosen && citations[chosen.index];
    const place = placeOf(named);
    if (!citation && !place) continue;
    if (named.start > from) pieces.push({ text: text.slice(from, named.start) });
    pieces.push({
      text: text.slice(named.start, named.end),
      key: named.key,
      ...(place && { place }),
      ...(citation && { citation, quoted: chosen.quoted }),
    });
    from = named.end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

function placeOf({ book, chapter, verse, endVerse, valid }: NamedPlace): Place | undefined {
  return valid && verse !== undefined ? { book, chapter, verse, endVerse: endVerse ?? verse } : undefined;
}

/** The verses that a text names, as unchecked citations: for chips that show them and lead to them. */
export function namedCitations(text: string, reader: ReferenceReader | undefined): Citation[] {
  const named = splitReferences(text, reader).flatMap(({ key, place }): [string, Citation][] =>
    key && place ? [[key, { reference: key, verdict: 'valid_reference', place }]] : [],
  );
  return [...new Map(named).values()];
}
