import type { NotedSectionTitle } from '@berea/contracts';
import { useApi } from '@berea/web';
import { useQuery } from '@tanstack/react-query';

const NONE: readonly NotedSectionTitle[] = [];

/** The titles that Berea Notes gives to the passages of a book. @param wanted whether they are shown */
export function usePassageTitles(book: string, wanted: boolean) {
  const { data, isLoading } = useQuery({
    ...useApi().studyBible.sections.queryOptions({ input: { book } }),
    enabled: wanted,
    // The text waits for them.
    retry: false,
  });
  // If the titles cannot be loaded, the text is read without them.
  return { titles: (wanted && data?.results) || NONE, loading: isLoading };
}
