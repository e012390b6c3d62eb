import type { Citation, Place, StudyAnswer, ToolKind } from '@berea/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

export interface StudyTarget {
  readonly place: Place;
  /** Code in any case. */
  readonly translation: string;
}

/**
 * An analysis of a verse or a range by one of the nine tools. What was once answered stays for the page's life;
 * a failed one is asked for again by `refetch`. @param message what is asked, as the notes will say it
 */
export function useStudyAnalysis(tool: ToolKind, { place, translation }: StudyTarget, message: string) {
  const api = useApi();
  const input = { message, tool, ...targetOf(place), translation: translation.toLowerCase() };
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

const targetOf = ({ book, chapter, verse, endVerse }: Place) => ({
  book,
  chapter,
  verse,
  ...(endVerse > verse && { endVerse }),
});
