import type { Note } from '@berea/contracts';
import { type ListFocus, useListFocus } from '@berea/ui/data';
import { useToast } from '@berea/ui/core';
import { explain, useDeleteNote, useForgetDraft } from '@berea/web';
import { useCallback } from 'react';

/** Deletes a note of a list, tells the result and keeps the focus in the list. */
export function useRemoveNote(shown: readonly Note[]): {
  listRef: ListFocus<Note>['listRef'];
  remove: (note: Note) => Promise<void>;
} {
  const { mutateAsync } = useDeleteNote();
  const forgetDraft = useForgetDraft();
  const toast = useToast();
  const { listRef, willRemove, keep } = useListFocus(shown);
  // The same function at each rendering, so that memoised cards can take it.
  const remove = useCallback(
    async (note: Note) => {
      willRemove(note);
      try {
        await mutateAsync(note.id);
        forgetDraft(`note:${note.id}`);
        toast({ title: 'Note deleted successfully' });
      } catch (error) {
        keep();
        toast({ title: 'Failed to delete note', description: explain(error), kind: 'error' });
      }
    },
    [willRemove, keep, mutateAsync, forgetDraft, toast],
  );
  return { listRef, remove };
}
