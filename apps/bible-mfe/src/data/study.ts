import type { Engine, Place, StudyAnswer, ToolKind } from '@berea/contracts';
import { useApi } from '@berea/web';
import { useMutation, useQuery } from '@tanstack/react-query';

export interface StudyTarget {
  readonly place: Place;
  /** Code in any case. */
  readonly translation: string;
}

/**
 * An analysis of a verse or a range by one of the nine tools. An answer stays for the page's life; a failed one is
 * asked for again by `refetch`.
 * @param message the question, as the notes will say it
 * @param engine the engine that should write; without it the library answers
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

const targetOf = ({ book, chapter, verse, endVerse }: Place) => ({
  book,
  chapter,
  verse,
  ...(endVerse > verse && { endVerse }),
});
