import type { Note, NoteDraft } from '@berea/contracts';
import { NOTE_LIMITS } from '@berea/contracts/values';
import { useToast } from '@berea/ui/core';
import { useSaveNote } from '../data/notes.js';
import { useCallback } from 'react';
import { t } from '../texts/notes.js';

/** The title of the copy; a long one is cut, so that it says whose it is. */
function titleOfCopy(title: string): string {
  const room = NOTE_LIMITS.title - t('notes.my-version', { title: '' }).length;
  return t('notes.my-version', { title: title.slice(0, room) });
}

/** Saves a text as a note of its own beside the one that was changed elsewhere, so that neither is lost. */
export function useSaveCopy(): (draft: NoteDraft) => Promise<Note> {
  const { mutateAsync } = useSaveNote();
  const toast = useToast();
  return useCallback(
    async (draft) => {
      const title = titleOfCopy(draft.title);
      const saved = await mutateAsync({ ...draft, title });
      toast({ title: t('notes.both-are-kept'), description: t('notes.yours-is-note-of', { title }) });
      return saved;
    },
    [mutateAsync, toast],
  );
}
