import { NoteText } from '@berea/answers';
import { ItemDialog } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { useNoteForm } from '../data/notes.js';
import { journalFields, withPreview } from '../note-editor/note-form.js';
import { useMemo } from 'react';
import { noteNoun } from '../note-list.js';
import { t } from '../texts/journal.js';

/** Tags that make a note an entry of the journal. */
const TAGS = ['journal', 'daily', 'reflection'];
const fields = () => withPreview(journalFields(), (content) => <NoteText note={{ title: '', content }} />);
const toValues = (entry: Note | undefined) => ({ title: entry?.title ?? '', content: entry?.content ?? '' });

export interface JournalDialogProps {
  readonly open: boolean;
  readonly onSaved: (entry: Note) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export const JournalDialog = (dialog: JournalDialogProps) => (
  <ItemDialog
    noun={noteNoun()}
    edited={false}
    form={useNoteForm('journal:new')}
    fields={useMemo(() => fields(), [])}
    toValues={toValues}
    toDraft={({ title, content }) => ({ title: title.trim(), content, tags: TAGS })}
    title={t('journal.daily-journal-entry')}
    saveLabel={t('journal.save-reflection')}
    {...dialog}
  />
);
