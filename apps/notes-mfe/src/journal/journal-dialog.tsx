import type { Note } from '@berea/contracts';
import { FormDialog } from '@berea/ui/forms';
import { useDraft } from '@berea/web';
import { JOURNAL_FIELDS } from '../note-editor/note-form.js';
import { useSaveNoteDialog } from '../note-editor/use-save-note-dialog.js';

/** What makes a note an entry of the journal. */
const TAGS = ['journal', 'daily', 'reflection'];
const EMPTY = { title: '', content: '' };

export interface JournalDialogProps {
  readonly open: boolean;
  readonly onSaved: (entry: Note) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function JournalDialog({ open, onSaved, onClose, onClosed }: JournalDialogProps) {
  const [draft, setDraft, clearDraft] = useDraft('journal:new');
  const save = useSaveNoteDialog((saved) => {
    clearDraft();
    onClose();
    onSaved(saved);
  });
  return (
    <FormDialog
      title="Daily Journal Entry"
      saveLabel="Save Reflection"
      fields={JOURNAL_FIELDS}
      initial={EMPTY}
      draft={draft}
      onDraft={setDraft}
      onSave={({ title, content }) => save({ title: title.trim(), content, tags: TAGS })}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}
