import type { Bookmark } from '@berea/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { newKey } from '../api/new-key.js';
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
