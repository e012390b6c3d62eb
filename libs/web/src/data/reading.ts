import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { readerDay } from './reader-day.js';

/** Counts a chapter as read today, by the reader's own day. A failure is nothing that a reader should hear of. */
export function useRecordReading() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ book, chapter }: { book: string; chapter: number }) =>
      api.reading.record.call({ book, chapter, date: readerDay() }),
    onSuccess: () => client.invalidateQueries({ queryKey: api.profile.stats.key() }),
  });
}
