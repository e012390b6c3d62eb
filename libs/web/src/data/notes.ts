import type { Note, NoteDraft } from '@berea/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { useListCache } from './use-list-cache.js';

/** All notes of the user, newest first. */
export const useNotes = () => useQuery(useApi().notes.list.queryOptions());

/** Creates a note, or replaces the one whose `id` is given; answers the whole note. */
export function useSaveNote() {
  const { notes } = useApi();
  const list = useListCache<Note>(notes.list.queryKey());
  return useMutation({
    mutationFn: ({ id, ...draft }: NoteDraft & { id?: string }): Promise<Note> =>
      id ? notes.update.call({ id, ...draft }) : notes.create.call(draft),
    onSuccess: (saved, { id }) => (id ? list.replace(saved) : list.add(saved)),
  });
}

export function useDeleteNote() {
  const { notes } = useApi();
  const list = useListCache<Note>(notes.list.queryKey());
  return useMutation({
    mutationFn: (id: string) => notes.remove.call({ id }),
    onSuccess: (_nothing, id) => list.drop(id),
  });
}
