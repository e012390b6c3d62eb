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
    add: (saved: T) => change((items) => [saved, ...items]),
    replace: (saved: T) => change((items) => items.map((item) => (item.id === saved.id ? saved : item))),
    drop: (id: string) => change((items) => items.filter((item) => item.id !== id)),
  };
}
