import type { Highlight, HighlightColour } from '@berea/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { useVerseMarks } from './use-verse-marks.js';

/** All highlighted verses, last changed first. */
export const useHighlights = () => useQuery(useApi().highlights.list.queryOptions());

/** Colours verses, or takes their colour away (null). */
export function useSetHighlight() {
  const { highlights } = useApi();
  return useVerseMarks<Highlight, HighlightColour>({
    queryKey: highlights.list.queryKey(),
    save: (place, colour) => highlights.set.call({ ...place, colour }),
    remove: (place) => highlights.remove.call(place),
    change: (places, colour) => highlights.change.call({ changes: places.map((place) => ({ ...place, colour })) }),
    make: (place, colour) => ({ ...place, colour, updatedAt: new Date().toISOString() }),
  });
}
