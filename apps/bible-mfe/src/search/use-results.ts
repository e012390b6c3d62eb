import type { SearchEntry, SearchResponse, SearchResult } from '@berea/contracts';
import { useBibleSearch } from '@berea/web';
import { useReading } from '../place/use-reading.js';
import type { SearchAddress } from './search-address.js';

/** The pages that came so far, as one list. */
export interface Results extends Pick<
  SearchResponse,
  'query' | 'kind' | 'counts' | 'others' | 'reference' | 'showing' | 'ignored'
> {
  readonly verses: readonly SearchResult[];
  readonly entries: readonly SearchEntry[];
  /** How many verses there are. */
  readonly totalOfVerses: number;
  /** How many there are of the shown kind. */
  readonly total: number;
}

/** Searches for what the address holds, in the reader's translation or in all of them. */
export function useResults({ q, scope, order, kind, all }: SearchAddress) {
  const { translation } = useReading();
  return useBibleSearch({ term: q, scope, order, kind, translation: all ? 'all' : translation });
}

/** @param pages of one search, in their order; at least one */
export function joinPages(pages: readonly SearchResponse[]): Results | undefined {
  const last = pages.at(-1);
  return (
    last && {
      ...last,
      verses: pages.flatMap(({ results }) => results),
      entries: pages.flatMap(({ entries }) => entries),
      totalOfVerses: last.total,
      total: last.kind === 'verses' ? last.total : last.others[last.kind],
    }
  );
}
