import type { DayCount, TagCount } from '@berea/contracts';
import { noteHooks, sermonHooks, useApi } from '@berea/web';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const {
  usePages: useNotePages,
  useOne: useNote,
  useWhole: useWholeNote,
  useSave: useSaveNote,
  useForm: useNoteForm,
  useFormCalls: useNoteFormCalls,
  useDelete: useDeleteNote,
  useBin: useNoteBin,
  usePutBack: usePutBackNote,
  useDeleteForever: useDeleteNoteForever,
  useEmptyBin: useEmptyNoteBin,
  useVersions: useNoteVersions,
  useVersion: useNoteVersion,
  useRestoreVersion: useRestoreNoteVersion,
} = noteHooks;

/** The bin on the page of notes holds sermons, too. */
export const {
  useBin: useSermonBin,
  usePutBack: usePutBackSermon,
  useDeleteForever: useDeleteSermonForever,
  useEmptyBin: useEmptySermonBin,
} = sermonHooks;

// `narrow`: fetched again when it is looked at after a change.

/** The tags of all notes, most used first. */
export function useNoteTags(): UseQueryResult<TagCount[]> {
  const { list, tags } = useApi().notes;
  return useQuery({
    queryKey: [...list.queryKey(), ...tags.queryKey()],
    queryFn: ({ signal }): Promise<TagCount[]> => tags.call(undefined, { signal }),
    meta: { narrow: true },
  });
}

/** The days of the reader's calendar on which notes with one of these tags were written. @param tags commas between them */
export function useNoteDays(tags: string): UseQueryResult<DayCount[]> {
  const { list, days } = useApi().notes;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useQuery({
    queryKey: [...list.queryKey(), ...days.queryKey({ input: { tags, zone } })],
    queryFn: ({ signal }): Promise<DayCount[]> => days.call({ tags, zone }, { signal }),
    meta: { narrow: true },
  });
}
