import type { ReportDraft } from '@berea/contracts';
import { useApi, useRetryKey } from '@berea/web';
import { useRead } from '@berea/web/host';
import { useMutation } from '@tanstack/react-query';

const MOST_CHARACTERS = 200;

/** The answers of Berea Notes that a question finds, best first; all of them where none is asked. */
export const useNotedAnswers = (q = '') =>
  useRead(useApi().studyBible.answers.queryOptions({ input: q ? { q: q.slice(0, MOST_CHARACTERS) } : {} }));

export const useNotedAnswer = (id: string) => useRead(useApi().studyBible.answer.queryOptions({ input: { id } }));

/** The books on which Berea Notes has sections. */
export const useNotedBooks = () => useRead(useApi().studyBible.books.queryOptions());

/** The titles of the sections of a book in order, or of those that words find, best first. */
export const useNotedSections = ({ book, q }: { readonly book?: string; readonly q?: string }) =>
  useRead(
    useApi().studyBible.sections.queryOptions({
      input: { ...(book && { book }), ...(q && { q: q.slice(0, MOST_CHARACTERS) }) },
    }),
  );

export const useNotedSection = (id: string) => useRead(useApi().studyBible.section.queryOptions({ input: { id } }));

/** Sends a report of a mistake; sent again after a failure, it arrives once. */
export function useSendReport() {
  const { reports } = useApi();
  const { keyFor, arrived } = useRetryKey('report');
  return useMutation({
    mutationFn: (draft: ReportDraft) => reports.create.call(draft, { context: { idempotencyKey: keyFor(draft) } }),
    onSuccess: arrived,
  });
}
