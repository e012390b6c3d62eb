import type { ReportDraft } from '@berea/contracts';
import { useApi, useRetryKey } from '@berea/web';
import { useRead } from '@berea/web/host';
import { useMutation } from '@tanstack/react-query';

const MOST_CHARACTERS = 200;

/** The answers of Berea Notes that a question finds, best first; all of them where none is asked. */
export const useNotedAnswers = (q = '') =>
  useRead(useApi().studyBible.answers.queryOptions({ input: q ? { q: q.slice(0, MOST_CHARACTERS) } : {} }));

export const useNotedAnswer = (id: string) => useRead(useApi().studyBible.answer.queryOptions({ input: { id } }));

/** The books on which Berea Notes has sections or an introduction. */
export const useNotedBooks = () => useRead(useApi().studyBible.books.queryOptions());

/** The titles of the sections of a book in order, or of those that words find, best first. */
export const useNotedSections = ({ book, q }: { readonly book?: string; readonly q?: string }) =>
  useRead(
    useApi().studyBible.sections.queryOptions({
      input: { ...(book && { book }), ...(q && { q: q.slice(0, MOST_CHARACTERS) }) },
    }),
  );

export const useNotedSection = (id: string) => useRead(useApi().studyBible.section.queryOptions({ input: { id } }));

/** The introductions that words find, the book that they name first; all of them where none are given. */
export const useNotedIntroductions = (q = '') =>
  useRead(useApi().studyBible.introductions.queryOptions({ input: q ? { q: q.slice(0, MOST_CHARACTERS) } : {} }));

export const useNotedIntroduction = (book: string) =>
  useRead(useApi().studyBible.introduction.queryOptions({ input: { book } }));

/** The articles that words find, best first; all of them, by kind and name, where none are given. */
export const useNotedArticles = (q = '') =>
  useRead(useApi().studyBible.articles.queryOptions({ input: q ? { q: q.slice(0, MOST_CHARACTERS) } : {} }));

export const useNotedArticle = (id: string) => useRead(useApi().studyBible.article.queryOptions({ input: { id } }));

/** Sends a report of a mistake; sent again after a failure, it arrives once. */
export function useSendReport() {
  const { reports } = useApi();
  const { keyFor, arrived } = useRetryKey('report');
  return useMutation({
    mutationFn: (draft: ReportDraft) => reports.create.call(draft, { context: { idempotencyKey: keyFor(draft) } }),
    onSuccess: arrived,
  });
}
