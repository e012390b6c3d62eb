import type { Note } from '@berea/contracts';
import { FormDialog } from '@berea/ui/forms';
import { useDraft } from '@berea/web';
import { NOTE_FIELDS, toNoteDraft, toValues } from './note-form.js';
import { useSaveNoteDialog } from './use-save-note-dialog.js';

export interface NoteDialogProps {
  /** The note to edit; a new one without it. */
  readonly note: Note | undefined;
  readonly open: boolean;
  readonly onSaved: (note: Note) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function NoteDialog({ note, open, onSaved, onClose, onClosed }: NoteDialogProps) {
  const [draft, setDraft, clearDraft] = useDraft(`note:${note?.id ?? 'new'}`);
  const save = useSaveNoteDialog((saved) => {
    clearDraft();
    onClose();
    onSaved(saved);
  });
  return (
    <FormDialog
      title={note ? 'Edit Note' : 'Create New Note'}
      saveLabel={note ? 'Save Changes' : 'Create Note'}
      fields={NOTE_FIELDS}
      initial={toValues(note)}
      draft={draft}
      onDraft={setDraft}
      onSave={(values) => save({ ...toNoteDraft(values), ...(note && { id: note.id }) })}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}
