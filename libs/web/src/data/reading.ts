import type { ReadChapter } from '@berea/contracts';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { useRefresh } from '../api/use-read.js';

/** A day of the reader's own calendar, '2026-11-22': today where no other is given. */
export const dayOf = (date = new Date()): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');

/** The chapters that the reader read last, each once, the latest first. */
export function useRecentChapters(): UseQueryResult<ReadChapter[]> {
  return useQuery({ ...useApi().reading.recent.queryOptions({ input: {} }), refetchOnMount: 'always' });
}

/** Counts a chapter as read today, by the reader's own day. A failure is nothing that a reader should hear of. */
export function useRecordReading() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ book, chapter }: { book: string; chapter: number }) =>
      api.reading.record.call({ book, chapter, date: dayOf() }),
    onSuccess: () => refresh(api.profile.stats.key(), api.library.reading.key()),
  });
}
