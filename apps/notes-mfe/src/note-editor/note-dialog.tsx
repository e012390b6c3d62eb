import { NoteText } from '@berea/answers';
import { ItemDialog } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { useNoteForm } from '../data/notes.js';
import { useMemo } from 'react';
import { noteNoun } from '../note-list.js';
import { noteFields, toNoteDraft, toValues, withPreview } from './note-form.js';
import { useSaveCopy } from './use-save-copy.js';

export interface NoteDialogProps {
  /** The note to edit; a new one without it. */
  readonly note: Note | undefined;
  readonly open: boolean;
  readonly onSaved: (note: Note) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function NoteDialog({ note, ...dialog }: NoteDialogProps) {
  const fields = useMemo(() => {
    const { title = '', tags } = note ?? {};
    return withPreview(noteFields(), (content) => <NoteText note={{ title, tags, content }} />);
  }, [note]);
  return (
    <ItemDialog
      noun={noteNoun()}
      edited={note !== undefined}
      form={useNoteForm(`note:${note?.id ?? 'new'}`, note)}
      fields={fields}
      toValues={toValues}
      toDraft={toNoteDraft}
      saveCopy={useSaveCopy()}
      {...dialog}
    />
  );
}
