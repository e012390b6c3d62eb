import type { Sermon } from '@berea/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

/** The sermons in which each of some phrases stands, by phrase; looked for one after the other, to hold up no other search. */
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
