import { useApi } from '@berea/web';
import type { Note, Place, StudyAnswer, ToolKind, Verse } from '@berea/contracts';
import { useQueries, useQuery } from '@tanstack/react-query';

/** Tools that a dossier asks on a passage, in the order in which it is read. */
const TOOLS = [
  'structural-patterns',
  'greek-hebrew',
  'cross-references',
  'commentary',
  'sermon-tools',
] as const satisfies readonly ToolKind[];

/** One part of a dossier: on its way, there, or why it is not. */
export interface DossierPart<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

export interface Dossier {
  readonly verses: DossierPart<Verse[]>;
  readonly tools: readonly (DossierPart<StudyAnswer> & { readonly tool: ToolKind })[];
  /** The reader's own on this chapter. */
  readonly notes: DossierPart<Note[]>;
}

/**
 * All that is known of a passage, requested at once: each part is shown as soon as it is there, whatever the others do.
 */
export function useDossier(place: Place): Dossier {
  const api = useApi();
  const { book, chapter, verse, endVerse } = place;
  const translation = 'kjv';
  const text = useQuery(api.bible.chapter.queryOptions({ input: { book, chapter, translation } }));
  const notes = useQuery({ ...api.notes.list.queryOptions({ input: { book, chapter } }), staleTime: 0 });
  const tools = useQueries({
    queries: TOOLS.map((tool) => {
      const target = { book, chapter, verse, ...(endVerse > verse && { endVerse }) };
      return api.tools.study.queryOptions({
        input: { message: `${tool} of ${book} ${chapter}`, tool, ...target, translation },
      });
    }),
  });
  const verses = text.data?.verses.filter((each) => each.verse >= verse && each.verse <= endVerse);
  return {
    verses: { ...partOf(text), data: verses },
    tools: TOOLS.map((tool, index) => ({ tool, ...partOf(tools[index]) })),
    notes: partOf(notes),
  };
}

interface Read<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

const partOf = <T>(query: Read<T> | undefined): DossierPart<T> => ({
  data: query?.data,
  error: query?.error ?? null,
  retry: () => void query?.refetch(),
});
