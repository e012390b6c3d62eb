import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

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

/**
 * What the commentaries say of a chapter, or of a verse in it. Where that is much it comes in parts, which are put together.
 * @param work the one that is asked; all of them without it
 */
export function useCommentary(book: string, chapter: number, verse?: number, work?: string) {
  const { commentary } = useApi().reference;
  const input = { book, chapter, ...(verse && { verse }), ...(work && { work }) };
  return useQuery({
    ...commentary.queryOptions({ input }),
    queryFn: async ({ signal }) => {
      const first = await commentary.call(input, { signal });
      const notes = [...first.notes];
      for (let { next } = first; next !== undefined;) {
        const part = await commentary.call({ ...input, offset: next }, { signal });
        notes.push(...part.notes);
        next = part.next;
      }
      return { ...first, notes };
    },
  });
}

/** A topic with its references. */
export const useTopic = (id: string) => useQuery(useApi().reference.topic.queryOptions({ input: { id } }));

/** The Hebrew and Greek lemmas behind an English word. */
export const useSemanticRelations = (word: string) =>
  useQuery(useApi().reference.semanticRelations.queryOptions({ input: { word } }));
