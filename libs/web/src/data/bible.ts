import { type Chapter, isSearchable } from '@berea/contracts';
import { keepPreviousData, type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api/client.js';

/** The verses of a chapter. Needs both book and chapter; the chapter before stays on screen while the next one loads. */
export function useChapter(book: string, chapter: number) {
  const options = useChapterOptions();
  return useQuery({
    ...options(book, chapter),
    enabled: Boolean(book && chapter),
    placeholderData: keepPreviousData,
  });
}

/** Fetches a chapter ahead, so that turning to it shows it at once. */
export function usePrefetchChapter() {
  const client = useQueryClient();
  const options = useChapterOptions();
  return useCallback(
    (book: string, chapter: number) => void client.prefetchQuery(options(book, chapter)),
    [client, options],
  );
}

/**
 * How a chapter is asked for: by the content version of the one that came last, so that the browser may keep the answer
 * for good. The first one of a page names none and is asked about, so a new text is found by the next visit at the latest.
 */
function useChapterOptions() {
  const api = useApi();
  const client = useQueryClient();
  return useCallback(
    (book: string, chapter: number) => ({
      ...api.bible.chapter.queryOptions({ input: { book, chapter } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const v = latestVersion(client, api.bible.chapter.key());
        return api.bible.chapter.call({ book, chapter, ...(v && { v }) }, { signal });
      },
    }),
    [api, client],
  );
}

/** The version is no part of the key: a chapter is the same query before and after its version is known. */
function latestVersion(client: QueryClient, queryKey: QueryKey): string | undefined {
  const answered = client.getQueryCache().findAll({ queryKey, predicate: ({ state }) => state.status === 'success' });
  const last = answered.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];
  return (last?.state.data as Chapter | undefined)?.contentVersion;
}

export { isSearchable };

/**
 * Verses for a term; runs only when the term is longer than 2 characters, or a name such as Og. While a changed term is
 * being searched for, the results of the one before stay (`isPlaceholderData`; `data.query` names their term).
 */
export const useBibleSearch = (term: string) => {
  const q = term.trim();
  return useQuery(
    useApi().bible.search.queryOptions({
      input: { q },
      enabled: isSearchable(q),
      placeholderData: keepPreviousData,
    }),
  );
};
