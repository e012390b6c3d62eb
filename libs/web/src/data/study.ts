import type { Citation, Engine, Enhancement, EnhanceRequest, Place, StudyAnswer, ToolKind } from '@berea/contracts';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

export interface StudyTarget {
  readonly place: Place;
  /** Code in any case. */
  readonly translation: string;
}

/**
 * An analysis of a verse or a range by one of the nine tools. What was once answered stays for the page's life;
 * a failed one is asked for again by `refetch`.
 * @param message what is asked, as the notes will say it
 * @param engine who is to write; without it the library answers
 */
export function useStudyAnalysis(
  tool: ToolKind,
  { place, translation }: StudyTarget,
  message: string,
  engine?: Engine,
) {
  const api = useApi();
  const input = {
    message,
    tool,
    ...targetOf(place),
    translation: translation.toLowerCase(),
    ...(engine && { engine }),
  };
  return useQuery(api.tools.study.queryOptions({ input }));
}

/** A free question on a verse or a range. */
export function useAskAboutVerse() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ place, translation, message }: StudyTarget & { readonly message: string }): Promise<StudyAnswer> =>
      api.tools.study.call({ message, mode: 'study', ...targetOf(place), translation: translation.toLowerCase() }),
  });
}

/** What the verifier says of a text's quotations and references; undefined until it has, and where it cannot. */
export function useCheckedCitations(text: string, enabled: boolean): Citation[] | undefined {
  const { data } = useQuery(useApi().tools.verify.queryOptions({ input: { text }, enabled }));
  return data?.citations;
}

/** What the verifier says of a long text, part by part: a part that was checked once is not asked for again. */
export function useCheckedSlices(slices: readonly string[]): {
  readonly citations: Citation[];
  readonly checking: boolean;
  /** Why a part could not be checked; null where all were. */
  readonly error: unknown;
  readonly retry: () => void;
} {
  const api = useApi();
  return useQueries({
    queries: slices.map((text) => ({ ...api.tools.verify.queryOptions({ input: { text } }), gcTime: 10 * 60_000 })),
    combine: (answers) => ({
      citations: answers.flatMap(({ data }) => data?.citations ?? []),
      checking: answers.some(({ isFetching }) => isFetching),
      error: answers.find(({ error }) => error)?.error ?? null,
      retry: () => {
        for (const { error, refetch } of answers) if (error) void refetch();
      },
    }),
  });
}

/** What Scholar does to a text of a sermon. */
export function useEnhance() {
  const api = useApi();
  return useMutation({ mutationFn: (request: EnhanceRequest): Promise<Enhancement> => api.chat.enhance.call(request) });
}

const targetOf = ({ book, chapter, verse, endVerse }: Place) => ({
  book,
  chapter,
  verse,
  ...(endVerse > verse && { endVerse }),
});
