import type { SearchKind, SearchOrder } from '@berea/contracts';
import { isSearchable, SEARCH_LIMITS } from '@berea/contracts/values';
import { useApi } from '@berea/web';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export { isSearchable };

export interface BibleSearch {
  readonly term: string;
  /** Code in any case, or ALL. */
  readonly translation?: string;
  readonly order?: SearchOrder;
  readonly kind?: SearchKind;
  /** 'rom', 'nt': what `in:` in the term itself does. */
  readonly scope?: string;
}

/** How many results come at once. */
const PAGE = 50;

/** Results are kept for so long: the way back from a long reading leads to all the pages that were on screen. */
const KEPT_MS = 60 * 60_000;

/**
 * Results for a term, page by page; runs only when the term is longer than 2 characters, or a name such as Og. While a
 * changed search runs, the results of the one before stay (`isPlaceholderData`; `query` of a page names their term).
 */
export function useBibleSearch({ term, translation, order, kind, scope }: BibleSearch) {
  const q = term.trim();
  return useInfiniteQuery(
    useApi().bible.search.infiniteOptions({
      input: (offset: number) => ({
        q,
        offset,
        limit: Math.min(PAGE, SEARCH_LIMITS.results),
        ...(translation && { translation: translation.toLowerCase() }),
        ...(order && { order }),
        ...(kind && { kind }),
        ...(scope && { in: scope }),
      }),
      initialPageParam: 0,
      getNextPageParam: ({ offset, kind: found, total, others, results, entries }) => {
        const next = offset + Math.max(results.length, entries.length);
        return next < (found === 'verses' ? total : others[found]) && next > offset ? next : undefined;
      },
      gcTime: KEPT_MS,
      enabled: isSearchable(q),
      placeholderData: keepPreviousData,
    }),
  );
}
