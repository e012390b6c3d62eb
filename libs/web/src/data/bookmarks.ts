import type { Bookmark } from '@berea/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { newKey } from './new-key.js';

type Place = Pick<Bookmark, 'book' | 'chapter' | 'verse'>;
const same = (a: Place) => (b: Place) => a.book === b.book && a.chapter === b.chapter && a.verse === b.verse;

/** All bookmarked verses, newest first. */
export const useBookmarks = () => useQuery(useApi().bookmarks.list.queryOptions());

/** Sets or removes the bookmark of a verse: at once on screen, put back when the server refuses. */
export function useToggleBookmark() {
  const api = useApi();
  const client = useQueryClient();
  const key = api.bookmarks.list.queryKey();
  return useMutation({
    mutationFn: async ({ place, on }: { place: Place; on: boolean }): Promise<void> => {
      if (on) await api.bookmarks.create.call(place, { context: { idempotencyKey: newKey() } });
      else await api.bookmarks.remove.call(place);
    },
    onMutate: async ({ place, on }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Bookmark[]>(key);
      const others = (before ?? []).filter((bookmark) => !same(place)(bookmark));
      client.setQueryData<Bookmark[]>(
        key,
        on ? [{ ...place, createdAt: new Date().toISOString() }, ...others] : others,
      );
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(key, context?.before),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: api.profile.stats.key() });
    },
  });
}
