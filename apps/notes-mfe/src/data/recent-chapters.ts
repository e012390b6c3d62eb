import type { ReadChapter } from '@berea/contracts';
import { useApi } from '@berea/web';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The chapters that the reader read last, each once, the latest first. */
export function useRecentChapters(): UseQueryResult<ReadChapter[]> {
  return useQuery({ ...useApi().reading.recent.queryOptions({ input: {} }), refetchOnMount: 'always' });
}
