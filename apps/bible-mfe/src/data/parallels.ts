import { useApi } from '@berea/web';
import { useQuery } from '@tanstack/react-query';

/** The passages that tell the same as a part of a chapter. */
export const useParallels = (book: string, chapter: number) =>
  useQuery(useApi().reference.parallels.queryOptions({ input: { book, chapter } }));
