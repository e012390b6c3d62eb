import { NoteText } from '@berea/answers';
import { ItemDialog } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { useNoteForm } from '../data/notes.js';
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

export const JournalDialog = (dialog: JournalDialogProps) => (
  <ItemDialog
    noun={NOTE}
    edited={false}
    form={useNoteForm('journal:new')}
    fields={FIELDS}
    toValues={toValues}
    toDraft={({ title, content }) => ({ title: title.trim(), content, tags: TAGS })}
    title="Daily Journal Entry"
    saveLabel="Save Reflection"
    {...dialog}
  />
);
