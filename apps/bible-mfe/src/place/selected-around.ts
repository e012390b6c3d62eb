import type { Place } from '@berea/contracts';

/** The chosen range, where it holds these verses; else the verses themselves. */
export function chosenAround(place: Place, chosen: Place | undefined): Place {
  const holds =
    chosen?.book === place.book &&
    chosen.chapter === place.chapter &&
    chosen.verse <= place.verse &&
    chosen.endVerse >= place.endVerse;
  return holds ? chosen : place;
}
