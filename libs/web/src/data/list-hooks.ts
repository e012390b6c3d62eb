import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { CallContext } from '../api/call-context.js';
import { type Api, useApi } from '../api/client.js';
import { useForgetDraft } from '../writing/use-draft.js';
import { allPages, eachOnce } from './all-pages.js';
import {
  belongsOnTop,
  findListed,
  type Listed,
  type ListPages,
  type ListPart,
  type ListWanted,
  sizeOfPart,
  usePaused,
} from './list-pages.js';
import { orGone } from '../transport-error.js';
import type { FormCalls } from '../writing/save-content.js';
import { type FormSaving, useFormSaving } from '../writing/use-form-saving.js';
import { type ListMeta, useListCache } from './use-list-cache.js';
import { findOne } from './show-one.js';
import { useMade } from '../writing/use-made.js';
import { useRetryKey } from '../writing/use-retry-key.js';

/** A saved item, and whether it had been saved before and was found. */
export interface SavedOnce<Item> {
  readonly item: Item;
  readonly found: boolean;
}

interface Options {
  readonly context?: CallContext;
  readonly signal?: AbortSignal;
}

/** The calls of a list resource, as the API client has them. */
interface ListCalls<Draft, Item> {
  readonly list: {
    call(input: ListWanted & { cursor?: string | undefined; limit?: number }, options: Options): Promise<Item[]>;
    queryKey(): readonly unknown[];
  };
  readonly show: {
    call(input: { id: string }, options?: Options): Promise<Item>;
    queryKey(options: { input: { id: string } }): readonly unknown[];
  };
  readonly version: { call(input: { id: string; version: number }): Promise<Item> };
  readonly create: { call(draft: Draft, options: Options): Promise<Item> };
  readonly update: { call(draft: Draft & { id: string }, options: Options): Promise<Item> };
  readonly remove: { call(input: { id: string }): Promise<unknown> };
}

/** Which part of a list, counted from 0, and where it begins. */
interface PartParam {
  readonly at: number;
  readonly cursor: string | undefined;
}

const FIRST_PART: PartParam = { at: 0, cursor: undefined };

/**
 * The hooks of a list resource: its reads, its writes, and what a write refreshes.
 * @param noun one of them, as keys and drafts name it: 'note'
 * @param fields those that its form writes
 * @example const noteHooks = listHooks<NoteDraft, Note>('note', ['title'], (api) => api.notes);
 */
export function listHooks<Draft extends object, Item extends Listed>(
  noun: string,
  fields: readonly (keyof Draft & string)[],
  callsOf: (api: Api) => ListCalls<Draft, Item>,
) {
  const useCalls = () => callsOf(useApi());
  const useCache = () => useListCache<Item>(useCalls().list.queryKey());

  const useFormCalls = (): FormCalls<Draft, Item> => {
    const { list, create, update, show, version: kept } = useCalls();
    const cache = useCache();
    return {
      fields,
      create: async (draft, idempotencyKey) => cache.add(await create.call(draft, { context: { idempotencyKey } })),
      update: async (id, draft, version) =>
        cache.replace(await update.call({ id, ...draft }, { context: { version } })),
      earlier: (id, version) => orGone(kept.call({ id, version })),
      find: async (id) => {
        const newest = await findOne({ list, show }, id);
        if (newest) cache.replace(newest);
        else cache.drop(id);
        return newest;
      },
    };
  };

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

    /** As much of the list as is looked at, by what is asked for, which the server searches and sorts. */
    usePages(asked: ListWanted): ListPages<Item> {
      const { list } = useCalls();
      const search = usePaused(asked.search?.trim() ?? '');
      const wanted: ListWanted = { ...asked, search: search || undefined };
      const meta: ListMeta = {
        narrow: Boolean(
          wanted.search ?? wanted.tag ?? wanted.book ?? wanted.since ?? wanted.until ?? wanted.year ?? wanted.preached,
        ),
        takes: (item) => belongsOnTop(wanted, item),
      };
      const query = useInfiniteQuery({
        queryKey: [...list.queryKey(), 'pages', wanted],
        queryFn: async ({ pageParam: { at, cursor }, signal }): Promise<ListPart<Item>> => {
          let next: string | undefined;
          const context: CallContext = { onNext: (found) => (next = found) };
          const items = await list.call({ ...wanted, cursor, limit: sizeOfPart(at) }, { context, signal });
          return { items, next };
        },
        initialPageParam: FIRST_PART,
        getNextPageParam: ({ next: cursor }, parts): PartParam | undefined =>
          cursor === undefined ? undefined : { at: parts.length, cursor },
        placeholderData: keepPreviousData,
        meta,
      });
      const { data, isPending, isFetching, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
      const { error, hasNextPage, refetch, fetchNextPage } = query;
      return {
        data: useMemo(() => data?.pages.reduce<Item[]>((before, { items }) => eachOnce(before, items), []), [data]),
        isPending,
        isFetching,
        error,
        refetch,
        outdated: isPlaceholderData || search !== (asked.search?.trim() ?? ''),
        hasMore: hasNextPage,
        loadingMore: isFetchingNextPage,
        moreError: isFetchNextPageError ? error : null,
        loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
      };
    },

    /**
     * The first few of what is asked for, where no more of it is shown; of what was asked for before while it is on its
     * way. @param asked undefined asks for nothing
     */
    useFew(asked: ListWanted | undefined, limit: number): UseQueryResult<Item[]> {
      const { list } = useCalls();
      const meta: ListMeta = { narrow: true };
      return useQuery({
        queryKey: [...list.queryKey(), 'few', asked, limit],
        queryFn: ({ signal }): Promise<Item[]> => list.call({ ...asked, limit }, { signal }),
        enabled: asked !== undefined,
        ...(asked && { placeholderData: keepPreviousData }),
        meta,
      });
    },

    /** Brings the whole of one whose texts are cut in the list; any other as it is. */
    useWhole(): (item: Item) => Promise<Item> {
      const { show } = useCalls();
      return useCallback((item) => (item.truncated ? show.call({ id: item.id }) : Promise.resolve(item)), [show]);
    },

    /** One, whole; null if there is none of this id. An item that the list has whole is not requested again. */
    useOne(id: string): UseQueryResult<Item | null> {
      const { list, show } = useCalls();
      const client = useQueryClient();
      const listed = findListed<Item>(client, list.queryKey(), id);
      return useQuery({
        // Below the list's own key, so that what refreshes the list refreshes this too.
        queryKey: [...list.queryKey(), ...show.queryKey({ input: { id } })],
        queryFn: async ({ signal }): Promise<Item | null> => {
          return (await findOne({ list, show }, id, signal)) ?? null;
        },
        ...(listed && { initialData: listed }),
      });
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

    /** Creates one out of what is on screen, once: what the same content made before in this browser is found again. */
    useSaveOnce() {
      const { create, list, show } = useCalls();
      const cache = useCache();
      const before = useMade(noun);
      return useMutation({
        mutationFn: async (draft: Draft): Promise<SavedOnce<Item>> => {
          const id = before.find(draft);
          const item = id && (await findOne({ list, show }, id));
          if (item) return { item, found: true };
          // It was deleted since then, so it is created again.
          if (id) before.forget(draft);
          const saved = await create.call(draft, { context: { idempotencyKey: before.keyFor(draft) } });
          before.made(draft, saved.id);
          return { item: saved, found: false };
        },
        onSuccess: ({ item, found }) => {
          if (!found) cache.add(item);
        },
      });
    },

    /** A form and its way to the server. @param name of its draft; @param edited the one that is edited */
    useForm(name: string, edited?: Item): FormSaving<Draft, Item> {
      // A cut text in an editor would be saved as if it were all.
      if (edited?.truncated) throw new Error(`A ${noun} is edited whole or not at all.`);
      return useFormSaving(name, edited, useFormCalls());
    },

    /** With what its forms are saved, for those whose content waits. */
    useFormCalls,

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

export type ListHooks<Draft extends object, Item extends Listed> = ReturnType<typeof listHooks<Draft, Item>>;
