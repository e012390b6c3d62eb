import type { Citation, Place } from '@berea/contracts';
import { citedPlace } from './cited-place.js';

/** Address in the reader of a cited place: '/bible/Matthew/5/3', '/bible/Matthew/5/3-12', '/bible/Psalms/23'. */
export function citationAddress({ reference, place, verdict }: Citation): string | undefined {
  if (verdict === 'invalid_reference') return undefined;
  const named = citedPlace(reference);
  const start = place ?? named;
  if (!start) return undefined;
  const wholeChapter = named !== undefined && named.verse === undefined;
  if (wholeChapter || start.verse === undefined) return chapterAddress(start);
  return place ? placeAddress(place) : `${chapterAddress(start)}/${start.verse}`;
}

/** Address in the reader of the place that has the quoted words. */
export const foundAddress = ({ foundPlace }: Citation): string | undefined => foundPlace && placeAddress(foundPlace);

const chapterAddress = ({ book, chapter }: { book: string; chapter: number }): string =>
  `/bible/${encodeURIComponent(book)}/${chapter}`;

const placeAddress = (place: Place): string =>
  `${chapterAddress(place)}/${place.verse}${place.endVerse > place.verse ? `-${place.endVerse}` : ''}`;
