import type { Note, NotedBook } from '@berea/contracts';
import { allPages, noteHooks, useApi } from '@berea/web';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const {
  useDelete: useDeleteNote,
  usePages: useNotePages,
  usePutBack: usePutBackNote,
  useSave: useSaveNote,
} = noteHooks;

// `narrow`: fetched again when it is looked at after a change.

/** The notes about anything in a chapter, newest first: about verses of it, about the whole of it, about its book. @param chapter 0 asks for nothing */
export function useChapterNotes(book: string, chapter: number): UseQueryResult<Note[]> {
  const { list } = useApi().notes;
  return useQuery({
    // Keys that begin with the list's are fetched again with it.
    queryKey: [...list.queryKey(), 'about', book, chapter],
    queryFn: (query): Promise<Note[]> =>
      allPages(query, (cursor, context) => list.call({ book, chapter, cursor }, { context, signal: query.signal })),
    enabled: chapter > 0,
    meta: { narrow: true },
  });
}

/** The books and chapters that notes are about. @param enabled whether they are asked for */
export function useNotedBooks(enabled = true): UseQueryResult<NotedBook[]> {
  const { list, places } = useApi().notes;
  return useQuery({
    queryKey: [...list.queryKey(), ...places.queryKey()],
    queryFn: ({ signal }): Promise<NotedBook[]> => places.call(undefined, { signal }),
    enabled,
    meta: { narrow: true },
  });
}
