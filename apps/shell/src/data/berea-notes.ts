import { useApi } from '@berea/web';
import { useRead } from '@berea/web/host';

/** The answers of Berea Notes that a question finds, best first; all of them where none is asked. */
export const useNotedAnswers = (q: string) =>
  useRead(useApi().studyBible.answers.queryOptions({ input: q ? { q: q.slice(0, 200) } : {} }));

export const useNotedAnswer = (id: string) => useRead(useApi().studyBible.answer.queryOptions({ input: { id } }));
