import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

/** Keeps a cached list true after a change, from the change's own answer, and marks the counts of the profile stale. */
export function useListCache<T extends { id: string }>(queryKey: QueryKey) {
  const api = useApi();
  const client = useQueryClient();
  const change = (edit: (items: T[]) => T[]) => {
    client.setQueryData(queryKey, (items: T[] | undefined) => items && edit(items));
    void client.invalidateQueries({ queryKey: api.profile.stats.key() });
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
