import type { CoveredBook, Sermon, SermonYear } from '@berea/contracts';
import { noteHooks, sermonHooks, useApi } from '@berea/web';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const {
  usePages: useSermonPages,
  useWhole: useWholeSermon,
  useOne: useSermon,
  useForm: useSermonForm,
  useDelete: useDeleteSermon,
  usePutBack: usePutBackSermon,
} = sermonHooks;
export const { usePages: useNotePages, useWhole: useWholeNote } = noteHooks;

// `narrow`: fetched again when it is looked at after a change.

/** The books and chapters that the user's sermons are about, and when they were preached last. */
export function useCoveredPassages(): UseQueryResult<CoveredBook[]> {
  const { list, passages } = useApi().sermons;
  return useQuery({
    // Keys that begin with the list's are fetched again with it.
    queryKey: [...list.queryKey(), ...passages.queryKey()],
    queryFn: ({ signal }): Promise<CoveredBook[]> => passages.call(undefined, { signal }),
    meta: { narrow: true },
  });
}

/** The years for which sermons are planned, or in which they were preached, newest first. */
export function useSermonYears(): UseQueryResult<SermonYear[]> {
  const { list, years } = useApi().sermons;
  return useQuery({
    queryKey: [...list.queryKey(), ...years.queryKey()],
    queryFn: ({ signal }): Promise<SermonYear[]> => years.call(undefined, { signal }),
    meta: { narrow: true },
  });
}

/**
 * The sermons that hold each of some phrases, by phrase; looked for one after the other, to hold up no other search.
 */
export function useSermonsHolding(phrases: readonly string[]) {
  const { sermons } = useApi();
  return useQuery({
    queryKey: [...sermons.list.key(), 'holding', phrases],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Sermon[]>> => {
      const found = new Map<string, Sermon[]>();
      for (const search of phrases) found.set(search, await sermons.list.call({ search }, { signal }));
      return found;
    },
    enabled: phrases.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
}
