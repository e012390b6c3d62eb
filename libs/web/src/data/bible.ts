import { SEARCH_MIN_EXCLUSIVE } from '@berea/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api/client.js';

/** The verses of a chapter. Needs both book and chapter; the chapter before stays on screen while the next one loads. */
export const useChapter = (book: string, chapter: number) =>
  useQuery(
    useApi().bible.chapter.queryOptions({
      input: { book, chapter },
      enabled: Boolean(book && chapter),
      placeholderData: keepPreviousData,
    }),
  );

/** Fetches a chapter ahead, so that turning to it shows it at once. */
export function usePrefetchChapter() {
  const api = useApi();
  const client = useQueryClient();
  return useCallback(
    (book: string, chapter: number) =>
      void client.prefetchQuery(api.bible.chapter.queryOptions({ input: { book, chapter } })),
    [api, client],
  );
}

/** Whether a term is long enough to be searched for. */
export const isSearchable = (term: string): boolean => term.trim().length > SEARCH_MIN_EXCLUSIVE;

/**
 * Verses for a term; runs only when the term is longer than 2 characters. While a changed term is being searched for,
 * the results of the one before stay (`isPlaceholderData`; `data.query` names their term).
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
