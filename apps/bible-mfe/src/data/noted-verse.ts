import type { Place } from '@berea/contracts';
import { TransportError, useApi } from '@berea/web';
import { useQuery } from '@tanstack/react-query';

/** Berea Notes' entry on the passage that a verse is in. */
export function useNotedVerse({ book, chapter, verse }: Place) {
  const { queryFn, ...rest } = useApi().studyBible.verse.queryOptions({ input: { book, chapter, verse } });
  return useQuery({
    ...rest,
    queryFn: async (context) => {
      try {
        return await queryFn(context);
      } catch (error) {
        // A study service of an earlier release has no such address, and so nothing on the verse.
        if (error instanceof TransportError && error.status === 404) return {};
        throw error;
      }
    },
  });
}
