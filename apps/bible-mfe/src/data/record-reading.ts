import { dayOf, useApi, useRefresh } from '@berea/web';
import { useMutation } from '@tanstack/react-query';

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
