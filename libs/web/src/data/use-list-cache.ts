import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { useRefresh } from '../api/use-refresh.js';

/**
 * Keeps a cached list true after a change: at once from the change's own answer, then by asking for it again, with the
 * counts of the profile.
 */
export function useListCache<T extends { id: string }>(queryKey: QueryKey) {
  const api = useApi();
  const client = useQueryClient();
  const refresh = useRefresh();
  const change = (edit: (items: T[]) => T[]) => {
    client.setQueryData(queryKey, (items: T[] | undefined) => items && edit(items));
    refresh(queryKey, api.profile.stats.key());
  };
  return {
    /** An answer that was replayed may be of something that the list shows already. */
    add: (saved: T): T => {
      change((items) => [saved, ...items.filter((item) => item.id !== saved.id)]);
      return saved;
    },
    replace: (saved: T): T => {
      change((items) => items.map((item) => (item.id === saved.id ? saved : item)));
      return saved;
    },
    drop: (id: string) => change((items) => items.filter((item) => item.id !== id)),
  };
}
