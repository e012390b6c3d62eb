import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

/**
 * The commentaries' notes on a chapter, or on a verse in it. A large answer comes in parts, which are put together.
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
