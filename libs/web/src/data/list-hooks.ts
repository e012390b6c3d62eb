import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type Api, type CallContext, useApi } from '../api/client.js';
import { useForgetDraft } from '../drafts/use-draft.js';
import { allPages } from './all-pages.js';
import { orGone } from './or-gone.js';
import type { Saved } from './same-content.js';
import { type FormSaving, useFormSaving } from './use-form-saving.js';
import { useListCache } from './use-list-cache.js';
import { useRetryKey } from './use-retry-key.js';

/** One thing of a list; `truncated` where the list brings only the beginning of its long texts. */
export interface Listed extends Saved {
  readonly truncated?: true | undefined;
}

/** What the server finds in whole texts, of which the page has only the beginnings. */
export interface FoundElsewhere {
  readonly ids: ReadonlySet<string>;
  /** More may be found yet. */
  readonly searching: boolean;
  /** Why the server's part of the search failed; null where it did not. */
  readonly error: unknown;
  /** Asks the server once more. */
  readonly retry: () => void;
}

interface Options {
  readonly context?: CallContext;
  readonly signal?: AbortSignal;
}

/** The calls of a list resource, as the API client has them. */
interface ListCalls<Draft, Item> {
  readonly list: {
    call(input: { cursor?: string | undefined; search?: string }, options: Options): Promise<Item[]>;
    queryKey(options?: { input: { search: string } }): readonly unknown[];
  };
  readonly show: { call(input: { id: string }): Promise<Item> };
  readonly create: { call(draft: Draft, options: Options): Promise<Item> };
  readonly update: { call(draft: Draft & { id: string }, options: Options): Promise<Item> };
  readonly remove: { call(input: { id: string }): Promise<unknown> };
}

/** Milliseconds without a key stroke after which a search is sent. */
const SEARCH_AFTER_MS = 300;

/**
 * The hooks of a list resource: its reads, its writes, and what a write refreshes.
 * @param noun one of them, as keys and drafts name it: 'note'
 * @example export const { useAll: useNotes } = listHooks<NoteDraft, Note>('note', (api) => api.notes);
 */
export function listHooks<Draft extends object, Item extends Listed>(
  noun: string,
  callsOf: (api: Api) => ListCalls<Draft, Item>,
) {
  const useCalls = () => callsOf(useApi());
  const useCache = () => useListCache<Item>(useCalls().list.queryKey());

  return {
    /** All of the user's, newest first; long texts may be cut there (`truncated`). */
    useAll(): UseQueryResult<Item[]> {
      const { list } = useCalls();
      return useQuery({
        queryKey: list.queryKey(),
        queryFn: (query): Promise<Item[]> =>
          allPages(query, (cursor, context) => list.call({ cursor }, { context, signal: query.signal })),
      });
    },

    /** Brings the whole of one whose texts are cut in the list; any other as it is. */
    useWhole(): (item: Item) => Promise<Item> {
      const { show } = useCalls();
      return useCallback((item) => (item.truncated ? show.call({ id: item.id }) : Promise.resolve(item)), [show]);
    },

    /** What the words stand in, also where the list has only the beginning of a text: the ids, once the server has told them. */
    useFound(words: string, items: readonly Item[] | undefined): FoundElsewhere {
      const { list } = useCalls();
      const wanted = words.trim();
      const enabled = Boolean(wanted && items?.some(({ truncated }) => truncated));
      const search = usePaused(wanted, SEARCH_AFTER_MS);
      const settled = search === wanted;
      const { data, isFetching, error, refetch } = useQuery({
        queryKey: list.queryKey({ input: { search } }),
        queryFn: (query): Promise<Item[]> =>
          allPages(query, (cursor, context) => list.call({ search, cursor }, { context, signal: query.signal })),
        enabled: enabled && search !== '',
        staleTime: 0,
        gcTime: 0,
      });
      return {
        ids: new Set(enabled && settled ? data?.map(({ id }) => id) : []),
        searching: enabled && (isFetching || !settled),
        error: enabled && settled ? error : null,
        retry: useCallback(() => void refetch(), [refetch]),
      };
    },

    /** Creates one out of what is on screen; answers the whole of it. */
    useSave() {
      const { create } = useCalls();
      const cache = useCache();
      const { keyFor, arrived } = useRetryKey(noun);
      return useMutation({
        mutationFn: (draft: Draft): Promise<Item> => create.call(draft, { context: { idempotencyKey: keyFor(draft) } }),
        onSuccess: (saved) => {
          arrived();
          cache.add(saved);
        },
      });
    },

    /** A form and its way to the server. @param name of its draft; @param edited the one that is edited */
    useForm(name: string, edited?: Item): FormSaving<Draft, Item> {
      const { create, update, show } = useCalls();
      const cache = useCache();
      // A cut text in an editor would be saved as if it were all.
      if (edited?.truncated) throw new Error(`A ${noun} is edited whole or not at all.`);
      return useFormSaving(name, edited, {
        create: async (draft, idempotencyKey) => cache.add(await create.call(draft, { context: { idempotencyKey } })),
        update: async (id, draft, version) =>
          cache.replace(await update.call({ id, ...draft }, { context: { version } })),
        find: async (id) => {
          const newest = await orGone(show.call({ id }));
          if (newest) cache.replace(newest);
          else cache.drop(id);
          return newest;
        },
      });
    },

    /** Deletes one, and with it the draft of its changes. */
    useDelete() {
      const { remove } = useCalls();
      const cache = useCache();
      const forgetDraft = useForgetDraft();
      return useMutation({
        mutationFn: (id: string) => remove.call({ id }),
        onSuccess: (_nothing, id) => {
          cache.drop(id);
          forgetDraft(`${noun}:${id}`);
        },
      });
    },
  };
}

/** A value once it has stayed the same for a while, such as what is typed. */
function usePaused<T>(value: T, forMs: number): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), forMs);
    return () => clearTimeout(timer);
  }, [value, forMs]);
  return paused;
}
