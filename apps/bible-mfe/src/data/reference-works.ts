import { useApi } from '@berea/web';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

/** A lexicon entry by its Strong's number. */
export const useLexiconEntry = (id: string) => useQuery(useApi().reference.lexicon.queryOptions({ input: { id } }));

const PAGE = 50;

/** The verses that hold a lemma, page by page in canonical order. @param book narrows them to one book */
export const useOccurrences = (id: string, book?: string) =>
  useInfiniteQuery(
    useApi().reference.occurrences.infiniteOptions({
      input: (offset: number) => ({ id, offset, limit: PAGE, ...(book && { book }) }),
      initialPageParam: 0,
      getNextPageParam: ({ total, results }, pages) => {
        const next = pages.reduce((sum, page) => sum + page.results.length, 0);
        return results.length > 0 && next < total ? next : undefined;
      },
      placeholderData: keepPreviousData,
    }),
  );

/** A topic with its references. */
export const useTopic = (id: string) => useQuery(useApi().reference.topic.queryOptions({ input: { id } }));

/** The Hebrew and Greek lemmas behind an English word. */
export const useSemanticRelations = (word: string) =>
  useQuery(useApi().reference.semanticRelations.queryOptions({ input: { word } }));
