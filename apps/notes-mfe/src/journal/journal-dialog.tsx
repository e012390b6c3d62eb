import { NoteText } from '@berea/answers';
import { useSaveDialog } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { FormDialog } from '@berea/ui/forms';
import { useNoteForm } from '@berea/web';
import { JOURNAL_FIELDS, withPreview } from '../note-editor/note-form.js';
import { NOTE } from '../note-list.js';

/** What makes a note an entry of the journal. */
const TAGS = ['journal', 'daily', 'reflection'];
const FIELDS = withPreview(JOURNAL_FIELDS, (content) => <NoteText note={{ title: '', content }} />);
const toValues = (entry: Note | undefined) => ({ title: entry?.title ?? '', content: entry?.content ?? '' });

export interface JournalDialogProps {
  readonly open: boolean;
  readonly onSaved: (entry: Note) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function JournalDialog({ open, onSaved, onClose, onClosed }: JournalDialogProps) {
  const form = useNoteForm('journal:new');
  const save = useSaveDialog(NOTE, form, (saved) => {
    onClose();
    onSaved(saved);
  });
  return (
    <FormDialog
      title="Daily Journal Entry"
      saveLabel="Save Reflection"
      fields={FIELDS}
      toValues={toValues}
      memory={form}
      onSave={({ title, content }) => save({ title: title.trim(), content, tags: TAGS })}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}
