import { usePutBack } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { ConfirmDelete } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useDeleteNote, usePutBackNote } from '../data/notes.js';
import { noteNoun } from '../note-list.js';
import { t } from '../texts/note.js';

/** Puts the note of this page into the bin, and offers the way back. */
export function DeleteNote({ note, onDeleted }: { readonly note: Note; readonly onDeleted: () => void }) {
  const toast = useToast();
  const { mutateAsync } = useDeleteNote();
  const undo = usePutBack(noteNoun(), usePutBackNote().mutateAsync);
  const remove = async () => {
    try {
      await mutateAsync(note.id);
    } catch (error) {
      toast({ title: t('note.failed-to-delete-note'), description: explain(error), kind: 'error' });
      return;
    }
    toast({
      title: t('note.note-deleted-successfully'),
      description: t('note.it-stays-in-bin'),
      action: { label: t('note.undo'), onPress: () => void undo(note.id) },
    });
    onDeleted();
  };
  return (
    <ConfirmDelete
      label={t('note.delete-note', { title: note.title })}
      question={t('note.delete-this-note')}
      consequence={t('note.it-stays-in-bin')}
      onDelete={remove}
    />
  );
}
