import type { Note, NoteDraft } from '@berea/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api/client.js';
import { allPages } from './all-pages.js';
import { type FoundElsewhere, foundElsewhere, usePaused } from './found-elsewhere.js';
import { type FormSaving, useFormSaving } from './use-form-saving.js';
import { orGone } from './or-gone.js';
import { useListCache } from './use-list-cache.js';
import { useRetryKey } from './use-retry-key.js';

/** All notes of the user, newest first; long texts may be cut there (`truncated`). */
export function useNotes() {
  const { list } = useApi().notes;
  return useQuery({
    ...list.queryOptions(),
    queryFn: (query): Promise<Note[]> =>
      allPages(query, (cursor, context) => list.call({ cursor }, { context, signal: query.signal })),
  });
}

/** Brings the whole of one whose texts are cut in the list; any other as it is. */
export function useWholeNote(): (note: Note) => Promise<Note> {
  const { show } = useApi().notes;
  return useCallback((note) => (note.truncated ? show.call({ id: note.id }) : Promise.resolve(note)), [show]);
}

/** What the words stand in, also where the list has only the beginning of a text: the ids, once the server has told them. */
export function useFoundNotes(words: string, notes: readonly Note[] | undefined): FoundElsewhere {
  const { list } = useApi().notes;
  const enabled = Boolean(words.trim() && notes?.some(({ truncated }) => truncated));
  const search = usePaused(words.trim(), 300);
  const query = useQuery({
    ...list.queryOptions({ input: { search } }),
    queryFn: (query): Promise<Note[]> =>
      allPages(query, (cursor, context) => list.call({ search, cursor }, { context, signal: query.signal })),
    enabled: enabled && search !== '',
    staleTime: 0,
    gcTime: 0,
  });
  return foundElsewhere(query, enabled, search === words.trim());
}

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
  const list = useListCache<Note>(notes.list.queryKey());
  // A cut text in an editor would be saved as if it were all.
  if (note?.truncated) throw new Error('A note is edited whole or not at all.');
  return useFormSaving(name, note, {
    create: async (draft, idempotencyKey) => list.add(await notes.create.call(draft, { context: { idempotencyKey } })),
    update: async (id, draft, version) =>
      list.replace(await notes.update.call({ id, ...draft }, { context: { version } })),
    find: async (id) => {
      const newest = await orGone(notes.show.call({ id }));
      if (newest) list.replace(newest);
      else list.drop(id);
      return newest;
    },
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
