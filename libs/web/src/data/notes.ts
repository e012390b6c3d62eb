import type { DayCount, Note, NoteDraft, NotedBook, TagCount } from '@berea/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { allPages } from './all-pages.js';
import { listHistoryHooks } from './list-history-hooks.js';
import { listHooks } from './list-hooks.js';
import type { ListMeta } from './use-list-cache.js';

export const {
  useAll: useNotes,
  usePages: useNotePages,
  useFew: useFewNotes,
  useOne: useNote,
  useWhole: useWholeNote,
  useSave: useSaveNote,
  useSaveOnce: useSaveNoteOnce,
  useForm: useNoteForm,
  useFormCalls: useNoteFormCalls,
  useDelete: useDeleteNote,
} = listHooks<NoteDraft, Note>('note', ['title', 'content', 'scripture', 'tags'], (api) => api.notes);

export const {
  useBin: useNoteBin,
  usePutBack: usePutBackNote,
  useDeleteForever: useDeleteNoteForever,
  useEmptyBin: useEmptyNoteBin,
  useVersions: useNoteVersions,
  useVersion: useNoteVersion,
  useRestoreVersion: useRestoreNoteVersion,
} = listHistoryHooks<Note>((api) => api.notes);

/** Fetched again when it is looked at after a change. */
const NARROW: ListMeta = { narrow: true };

/** The notes about anything in a chapter, newest first: about verses of it, about the whole of it, about its book. @param chapter 0 asks for nothing */
export function useChapterNotes(book: string, chapter: number): UseQueryResult<Note[]> {
  const { list } = useApi().notes;
  return useQuery({
    // Keys that begin with the list's are fetched again with it.
    queryKey: [...list.queryKey(), 'about', book, chapter],
    queryFn: (query): Promise<Note[]> =>
      allPages(query, (cursor, context) => list.call({ book, chapter, cursor }, { context, signal: query.signal })),
    enabled: chapter > 0,
    meta: NARROW,
  });
}

/** The tags of all notes, most used first. */
export function useNoteTags(): UseQueryResult<TagCount[]> {
  const { list, tags } = useApi().notes;
  return useQuery({
    queryKey: [...list.queryKey(), ...tags.queryKey()],
    queryFn: ({ signal }): Promise<TagCount[]> => tags.call(undefined, { signal }),
    meta: NARROW,
  });
}

/** The books and chapters that notes are about. @param enabled whether they are asked for */
export function useNotedBooks(enabled = true): UseQueryResult<NotedBook[]> {
  const { list, places } = useApi().notes;
  return useQuery({
    queryKey: [...list.queryKey(), ...places.queryKey()],
    queryFn: ({ signal }): Promise<NotedBook[]> => places.call(undefined, { signal }),
    enabled,
    meta: NARROW,
  });
}

/** The days of the reader's calendar on which notes with one of these tags were written. @param tags commas between them */
export function useNoteDays(tags: string): UseQueryResult<DayCount[]> {
  const { list, days } = useApi().notes;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useQuery({
    queryKey: [...list.queryKey(), ...days.queryKey({ input: { tags, zone } })],
    queryFn: ({ signal }): Promise<DayCount[]> => days.call({ tags, zone }, { signal }),
    meta: NARROW,
  });
}
