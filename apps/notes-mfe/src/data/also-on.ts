import type { ChatHit, Highlight, Note, NotedSection, Sermon } from '@berea/contracts';
import { TransportError, useApi } from '@berea/web';
import { useQueries } from '@tanstack/react-query';

/** A chapter, or verses of one. */
export interface NotedPlace {
  readonly book: string;
  readonly chapter: number;
  readonly verse?: number;
  readonly endVerse?: number;
}

/** What else its user has on a place, and Berea Notes on it; an empty list where a part has not come, or cannot. */
export interface AlsoOn {
  readonly notes: readonly Note[];
  readonly sermons: readonly Sermon[];
  readonly questions: readonly ChatHit[];
  readonly highlights: readonly Highlight[];
  readonly section: NotedSection | undefined;
  readonly isPending: boolean;
  /** Parts that could not be read for a reason that may pass. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** As many of a kind as stand beside a note. */
const MOST = 4;

/**
 * Reads what else there is on the place of a note.
 * @param note id of the note that is open, which is not listed
 * @param words the place as people write it: questions and answers that name it are found by that
 */
export function useAlsoOn({ book, chapter, verse, endVerse = verse }: NotedPlace, words: string, note: string): AlsoOn {
  const { notes, sermons, chat, highlights, studyBible } = useApi();
  const input = { book, chapter, ...(verse !== undefined && { verse }), limit: MOST + 1 };
  const [noted, preached, asked, marked, section] = useQueries({
    queries: [
      {
        queryKey: [...notes.list.queryKey(), 'also-on', input],
        queryFn: ({ signal }) => notes.list.call(input, { signal }),
        meta: { narrow: true },
      },
      {
        queryKey: [...sermons.list.queryKey(), 'also-on', input],
        queryFn: ({ signal }) => sermons.list.call(input, { signal }),
        meta: { narrow: true },
      },
      chat.search.queryOptions({ input: { search: words, limit: MOST } }),
      highlights.list.queryOptions(),
      {
        ...studyBible.verse.queryOptions({ input: { book, chapter, verse: verse ?? 1 } }),
        enabled: verse !== undefined,
      },
    ],
  });
  const parts = [noted, preached, asked, marked, section];
  const isHere = (mark: Highlight) =>
    mark.book === book &&
    mark.chapter === chapter &&
    (verse === undefined || (mark.verse >= verse && mark.verse <= (endVerse ?? verse)));
  return {
    notes: (noted.data ?? []).filter(({ id }) => id !== note).slice(0, MOST),
    sermons: (preached.data ?? []).slice(0, MOST),
    questions: oncePerConversation(asked.data ?? []),
    highlights: (marked.data ?? []).filter(isHere).slice(0, MOST),
    section: section.data?.section,
    isPending: parts.some(({ isLoading }) => isLoading),
    failed: parts.some(({ error }) => mayPass(error)),
    retry: () => parts.filter(({ error }) => mayPass(error)).forEach(({ refetch }) => void refetch()),
  };
}

/** A server without Scholar or Berea Notes answers 403 or 404 each time. */
const mayPass = (error: unknown): boolean =>
  error !== null && !(error instanceof TransportError && [403, 404].includes(error.status));

const oncePerConversation = (hits: readonly ChatHit[]): ChatHit[] =>
  hits.filter(({ conversation }, index) => hits.findIndex((hit) => hit.conversation === conversation) === index);
