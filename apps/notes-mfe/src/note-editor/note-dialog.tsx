import { NoteText } from '@berea/answers';
import { useSaveDialog } from '@berea/collections';
import type { Note, NoteDraft } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { FormDialog } from '@berea/ui/forms';
import { explain, useNoteForm } from '@berea/web';
import { useMemo } from 'react';
import { NOTE } from '../note-list.js';
import { NOTE_FIELDS, toNoteDraft, toValues, withPreview } from './note-form.js';
import { useSaveCopy } from './use-save-copy.js';

export interface NoteDialogProps {
  /** The note to edit; a new one without it. */
  readonly note: Note | undefined;
  readonly open: boolean;
  readonly onSaved: (note: Note) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function NoteDialog({ note, open, onSaved, onClose, onClosed }: NoteDialogProps) {
  const form = useNoteForm(`note:${note?.id ?? 'new'}`, note);
  const save = useSaveDialog(NOTE, form, (saved) => {
    onClose();
    onSaved(saved);
  });
  const saveCopy = useSaveCopy();
  const toast = useToast();
  const keepBoth = async (draft: NoteDraft) => {
    try {
      const copy = await saveCopy(draft);
      form.forget();
      onClose();
      onSaved(copy);
    } catch (error) {
      toast({ title: 'Failed to create note', description: explain(error), kind: 'error' });
    }
  };
  const fields = useMemo(() => {
    const { title = '', tags } = note ?? {};
    return withPreview(NOTE_FIELDS, (content) => <NoteText note={{ title, tags, content }} />);
  }, [note]);
  return (
    <FormDialog
      title={note ? 'Edit Note' : 'Create New Note'}
      saveLabel={note ? 'Save Changes' : 'Create Note'}
      fields={fields}
      toValues={toValues}
      memory={form}
      onSave={(values) => save(toNoteDraft(values))}
      onKeepBoth={(values) => keepBoth(toNoteDraft(values))}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}
