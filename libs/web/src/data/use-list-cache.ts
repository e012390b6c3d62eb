import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { useRefresh } from '../api/use-read.js';
import { editListed, editTop } from './list-pages.js';

/** Metadata of a list's query. */
export interface ListMeta extends Record<string, unknown> {
  /** Asks for a small part, which is fetched again when it is looked at, not before. */
  readonly narrow?: boolean;
  /** Whether a new item goes to its top. */
  readonly takes?: (item: object) => boolean;
}

const isNarrow = ({ meta }: Query): boolean => (meta as ListMeta | undefined)?.narrow === true;

/**
 * Keeps a cached list, and every part of it that was asked for, true after a change: at once from the change's own answer,
 * then by asking for it again, with the counts of the profile.
 * @param queryKey of the whole list; those of its parts begin with it
 */
export function useListCache<T extends { id: string; createdAt?: string }>(queryKey: QueryKey) {
  const api = useApi();
  const client = useQueryClient();
  const refresh = useRefresh();
  const refreshAll = () => {
    void client.invalidateQueries({ queryKey, refetchType: 'all', predicate: (query) => !isNarrow(query) });
    void client.invalidateQueries({ queryKey, refetchType: 'active', predicate: isNarrow });
    refresh(api.profile.stats.key());
  };
  const editWhole = (edit: (items: T[]) => T[]) =>
    client.setQueryData(queryKey, (items: T[] | undefined) => items && edit(items));
  const editEvery = (edit: (items: T[]) => T[]) =>
    client.setQueriesData({ queryKey }, (data: unknown) => editListed(data, edit));
  return {
    /** An answer that was replayed may be of something that the list shows already. */
    add: (saved: T): T => {
      const edit = (items: T[]) => [saved, ...items.filter((item) => item.id !== saved.id)];
      editWhole(edit);
      const takes = ({ meta }: Query) => (meta as ListMeta | undefined)?.takes?.(saved) === true;
      client.setQueriesData({ queryKey, predicate: takes }, (data: unknown) => editTop(data, edit));
      refreshAll();
      return saved;
    },
    /** Inserts it at its date, newest first. */
    insert: (item: T): T => {
      const isNewer = ({ createdAt = '' }: T) => createdAt > (item.createdAt ?? '');
      editWhole((items) => {
        const others = items.filter(({ id }) => id !== item.id);
        const newer = others.filter(isNewer);
        return [...newer, item, ...others.slice(newer.length)];
      });
      refreshAll();
      return item;
    },
    replace: (saved: T): T => {
      editEvery((items) => items.map((item) => (item.id === saved.id ? saved : item)));
      refreshAll();
      return saved;
    },
    /** Drops its own queries too: fetched again, it would not be found. */
    drop: (id: string) => {
      const isOfIt = (key: QueryKey) => key.length > queryKey.length && JSON.stringify(key).includes(`"${id}"`);
      client.removeQueries({ queryKey, type: 'inactive', predicate: ({ queryKey: key }) => isOfIt(key) });
      editEvery((items) => items.filter((item) => item.id !== id));
      refreshAll();
    },
  };
}
