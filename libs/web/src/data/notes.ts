import type { Note, NoteDraft } from '@berea/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { type FormSaving, useFormSaving } from './use-form-saving.js';
import { useListCache } from './use-list-cache.js';
import { useRetryKey } from './use-retry-key.js';

/** All notes of the user, newest first. */
export const useNotes = () => useQuery(useApi().notes.list.queryOptions());

/** Creates a note out of what is on screen; answers the whole note. */
export function useSaveNote() {
  const { notes } = useApi();
  const list = useListCache<Note>(notes.list.queryKey());
  const { keyFor, arrived } = useRetryKey('note');
  return useMutation({
    mutationFn: (draft: NoteDraft): Promise<Note> =>
      notes.create.call(draft, { context: { idempotencyKey: keyFor(draft) } }),
    onSuccess: (saved) => {
      arrived();
      list.add(saved);
    },
  });
}

/** The form of a note and its way to the server. @param name of its draft; @param note the one that is edited */
export function useNoteForm(name: string, note?: Note): FormSaving<NoteDraft, Note> {
  const { notes } = useApi();
  const client = useQueryClient();
  const list = useListCache<Note>(notes.list.queryKey());
  return useFormSaving(name, note, {
    create: async (draft, idempotencyKey) => list.add(await notes.create.call(draft, { context: { idempotencyKey } })),
    update: async (id, draft, version) =>
      list.replace(await notes.update.call({ id, ...draft }, { context: { version } })),
    find: async (id) =>
      (await client.fetchQuery({ ...notes.list.queryOptions(), staleTime: 0 })).find((each) => each.id === id),
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
