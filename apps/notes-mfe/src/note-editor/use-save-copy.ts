import type { Note, NoteDraft } from '@berea/contracts';
import { NOTE_LIMITS } from '@berea/contracts/values';
import { useToast } from '@berea/ui/core';
import { useSaveNote } from '../data/notes.js';
import { useCallback } from 'react';

const ENDING = ' (my version)';

/** Saves a text as a note of its own beside the one that was changed elsewhere, so that neither is lost. */
export function useSaveCopy(): (draft: NoteDraft) => Promise<Note> {
  const { mutateAsync } = useSaveNote();
  const toast = useToast();
  return useCallback(
    async (draft) => {
      const title = `${draft.title.slice(0, NOTE_LIMITS.title - ENDING.length)}${ENDING}`;
      const saved = await mutateAsync({ ...draft, title });
      toast({ title: 'Both are kept', description: `Yours is a note of its own now: '${title}'.` });
      return saved;
    },
    [mutateAsync, toast],
  );
}
