import { type Api, useApi } from '@berea/web';
import type { LexiconEntry } from '@berea/contracts';
import { LEXICON_ENTRIES_LIMIT } from '@berea/contracts/values';
import {
  notifyManager,
  type QueryClient,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Several entries by their Strong's numbers, as they come; what no lexicon has, or could not be had, is not among them.
 * One call brings all that are not known yet, and makes each of them known to `useLexiconEntry` as well.
 * @param ids without leading zeros, in any order
 */
export function useLexiconEntries(ids: readonly string[]): ReadonlyMap<string, LexiconEntry> {
  const api = useApi();
  const client = useQueryClient();
  const asked = inOrder(ids);
  // Chosen once for these ids: an answer must not change the question that it belongs to.
  const lots = useMemo(() => unknownLots(api, client, asked), [api, client, asked]);
  useQueries({ queries: lots.map((lot) => lotOptions(api, client, lot)) });
  // Nothing is asked here: what the calls above bring arrives, and is kept while it is shown.
  return useQueries({
    queries: idsIn(asked).map((id) => ({ ...api.reference.lexicon.queryOptions({ input: { id } }), enabled: false })),
    combine: entriesById,
  });
}

/** A text, so that the same ids in a new array are no news. */
const inOrder = (ids: readonly string[]): string => [...new Set(ids)].sort().join(',');
const idsIn = (list: string): string[] => list.split(',').filter(Boolean);

/** The ids whose entries are not at hand, in lots that one call takes. */
function unknownLots({ reference }: Api, client: QueryClient, asked: string): string[][] {
  const isKnown = (id: string) => client.getQueryData(reference.lexicon.queryKey({ input: { id } })) !== undefined;
  const unknown = idsIn(asked).filter((id) => !isKnown(id));
  return Array.from({ length: Math.ceil(unknown.length / LEXICON_ENTRIES_LIMIT) }, (_, index) =>
    unknown.slice(index * LEXICON_ENTRIES_LIMIT, (index + 1) * LEXICON_ENTRIES_LIMIT),
  );
}

function lotOptions({ reference }: Api, client: QueryClient, lot: readonly string[]) {
  const input = { ids: lot.join(',') };
  return {
    ...reference.lexiconEntries.queryOptions({ input }),
    // Its entries are kept by themselves: an answer that outlived them would keep them from being asked for again.
    gcTime: 0,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await reference.lexiconEntries.call(input, { signal });
      notifyManager.batch(() => {
        for (const entry of answer.entries) {
          client.setQueryData(reference.lexicon.queryKey({ input: { id: entry.id } }), entry);
        }
      });
      return answer;
    },
  };
}

const entriesById = (results: readonly UseQueryResult<LexiconEntry>[]): ReadonlyMap<string, LexiconEntry> =>
  new Map(results.flatMap(({ data }) => (data ? [[data.id, data]] : [])));
