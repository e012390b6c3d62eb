import type { Bookmark, Highlight, HighlightColour } from '@berea/contracts';
import { useQuery } from '@tanstack/react-query';
import { newKey } from '../api/call-context.js';
import { useApi } from '../api/client.js';
import { useVerseMarks } from './use-verse-marks.js';

/** All bookmarked verses, newest first. */
export const useBookmarks = () => useQuery(useApi().bookmarks.list.queryOptions());

/** Bookmarks verses (true), or takes their bookmarks away (null). */
export function useSetBookmark() {
  const { bookmarks } = useApi();
  return useVerseMarks<Bookmark, true>({
    queryKey: bookmarks.list.queryKey(),
    save: (place) => bookmarks.create.call(place, { context: { idempotencyKey: newKey() } }),
    remove: (place) => bookmarks.remove.call(place),
    change: (places, value) =>
      bookmarks.change.call({ changes: places.map((place) => ({ ...place, bookmarked: value !== null })) }),
    make: (place) => ({ ...place, createdAt: new Date().toISOString() }),
  });
}

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
