import type { Issue, Note, NoteDraft } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { explain, TransportError, useSaveNote } from '@berea/web';

/** Saves a note and tells the result; answers what the server found wrong with its fields. */
export function useSaveNoteDialog(onSaved: (note: Note) => void) {
  const { mutateAsync } = useSaveNote();
  const toast = useToast();
  return async (draft: NoteDraft & { id?: string }): Promise<readonly Issue[]> => {
    try {
      const saved = await mutateAsync(draft);
      onSaved(saved);
      toast({ title: draft.id ? 'Note updated successfully' : 'Note created successfully' });
      return [];
    } catch (error) {
      const title = draft.id ? 'Failed to update note' : 'Failed to create note';
      toast({ title, description: explain(error), kind: 'error' });
      return error instanceof TransportError ? error.issues : [];
    }
  };
}
