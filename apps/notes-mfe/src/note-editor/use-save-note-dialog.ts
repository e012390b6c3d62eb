import type { Issue, Note, NoteDraft } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { explain, type FormSaving, TransportError } from '@berea/web';

/** Saves a note and tells the result; answers what the server found wrong with its fields. */
export function useSaveNoteDialog(form: FormSaving<NoteDraft, Note>, onSaved: (note: Note) => void) {
  const toast = useToast();
  return async (draft: NoteDraft): Promise<readonly Issue[]> => {
    try {
      const saved = await form.save(draft);
      // Another version waits for the user's choice, which the dialog shows.
      if (!saved) return [];
      onSaved(saved);
      toast({ title: form.base ? 'Note updated successfully' : 'Note created successfully' });
      return [];
    } catch (error) {
      const title = form.base ? 'Failed to update note' : 'Failed to create note';
      toast({ title, description: explain(error), kind: 'error' });
      return error instanceof TransportError ? error.issues : [];
    }
  };
}
