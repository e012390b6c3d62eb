import type { Place } from '@berea/contracts';

/** The selected range, where it holds these verses; else the verses themselves. */
export function selectedAround(place: Place, selected: Place | undefined): Place {
  const holds =
    selected?.book === place.book &&
    selected.chapter === place.chapter &&
    selected.verse <= place.verse &&
    selected.endVerse >= place.endVerse;
  return holds ? selected : place;
}
