import type { VersionSummary } from '@berea/contracts';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CallContext } from '../api/call-context.js';
import { type Api, useApi } from '../api/client.js';
import { useRefresh } from '../api/use-read.js';
import { allPages } from './all-pages.js';
import type { Listed } from './list-pages.js';
import { useListCache } from './use-list-cache.js';

/** Something in the bin. */
export type Binned<Item> = Item & { readonly deletedAt: string };

interface Options {
  readonly context?: CallContext;
  readonly signal?: AbortSignal;
}

/** The calls of a list resource that its bin and its versions need. */
interface HistoryCalls<Item> {
  readonly list: { queryKey(): readonly unknown[] };
  readonly bin: {
    call(input: { cursor?: string | undefined }, options: Options): Promise<Binned<Item>[]>;
    queryKey(): readonly unknown[];
  };
  readonly restore: { call(input: { id: string }): Promise<Item> };
  readonly removeForever: { call(input: { id: string }): Promise<unknown> };
  readonly emptyBin: { call(input: undefined): Promise<unknown> };
  readonly versions: {
    call(input: { id: string }, options?: Options): Promise<VersionSummary[]>;
    queryKey(options: { input: { id: string } }): readonly unknown[];
  };
  readonly version: {
    call(input: { id: string; version: number }, options?: Options): Promise<Item>;
    queryKey(options: { input: { id: string; version: number } }): readonly unknown[];
  };
  readonly restoreVersion: { call(input: { id: string; version: number }, options: Options): Promise<Item> };
}

/**
 * The hooks of a list resource's bin and earlier versions.
 * @example const { useBin } = listHistoryHooks<Note>((api) => api.notes);
 */
export function listHistoryHooks<Item extends Listed>(callsOf: (api: Api) => HistoryCalls<Item>) {
  const useCalls = () => callsOf(useApi());
  /** Keeps list and bin true after something went from one to the other. */
  const useBothLists = () => {
    const { list, bin } = useCalls();
    const refresh = useRefresh();
    return { cache: useListCache<Item>(list.queryKey()), refreshBin: () => refresh(bin.queryKey()) };
  };

  return {
    /** The items deleted in the last 30 days, last deleted first. */
    useBin(): UseQueryResult<Binned<Item>[]> {
      const { bin } = useCalls();
      return useQuery({
        queryKey: bin.queryKey(),
        queryFn: (query): Promise<Binned<Item>[]> =>
          allPages(query, (cursor, context) => bin.call({ cursor }, { context, signal: query.signal })),
        // Another part of the page, or another device, deletes too.
        refetchOnMount: 'always',
      });
    },

    /** Puts something back from the bin, by its id; answers it. */
    usePutBack() {
      const { restore } = useCalls();
      const { cache, refreshBin } = useBothLists();
      return useMutation({
        mutationFn: (id: string): Promise<Item> => restore.call({ id }),
        onSuccess: (item) => {
          cache.insert(item);
          refreshBin();
        },
      });
    },

    useDeleteForever() {
      const { removeForever } = useCalls();
      const { cache, refreshBin } = useBothLists();
      return useMutation({
        mutationFn: (id: string) => removeForever.call({ id }),
        onSuccess: (_nothing, id) => {
          cache.drop(id);
          refreshBin();
        },
      });
    },

    useEmptyBin() {
      const { emptyBin } = useCalls();
      const { refreshBin } = useBothLists();
      return useMutation({ mutationFn: () => emptyBin.call(undefined), onSuccess: refreshBin });
    },

    /** The present version and the earlier ones, newest first. @param version the present one, so that a new one asks again */
    useVersions({ id, version }: Pick<Item, 'id' | 'version'>): UseQueryResult<VersionSummary[]> {
      const { versions } = useCalls();
      return useQuery({
        queryKey: [...versions.queryKey({ input: { id } }), version],
        queryFn: ({ signal }): Promise<VersionSummary[]> => versions.call({ id }, { signal }),
        refetchOnMount: 'always',
      });
    },

    /** Something as it was in one version; nothing is asked while `number` is undefined. */
    useVersion(id: string, number: number | undefined): UseQueryResult<Item> {
      const { version } = useCalls();
      return useQuery({
        queryKey: version.queryKey({ input: { id, version: number ?? 0 } }),
        queryFn: ({ signal }): Promise<Item> => version.call({ id, version: number ?? 0 }, { signal }),
        enabled: number !== undefined,
      });
    },

    /** Goes back to a version: what is there now is kept as a version too. */
    useRestoreVersion() {
      const { restoreVersion } = useCalls();
      const { cache } = useBothLists();
      return useMutation({
        mutationFn: ({ item, version }: { item: Item; version: number }): Promise<Item> =>
          restoreVersion.call({ id: item.id, version }, { context: { version: item.version } }),
        onSuccess: cache.replace,
      });
    },
  };
}

export type ListHistoryHooks<Item extends Listed> = ReturnType<typeof listHistoryHooks<Item>>;
