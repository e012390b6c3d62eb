import { usePutBack } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { ConfirmDelete } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useDeleteNote, usePutBackNote } from '../data/notes.js';
import { NOTE } from '../note-list.js';

/** Puts the note of this page into the bin, and offers the way back. */
export function DeleteNote({ note, onDeleted }: { readonly note: Note; readonly onDeleted: () => void }) {
  const toast = useToast();
  const { mutateAsync } = useDeleteNote();
  const undo = usePutBack(NOTE, usePutBackNote().mutateAsync);
  const remove = async () => {
    try {
      await mutateAsync(note.id);
    } catch (error) {
      toast({ title: 'Failed to delete note', description: explain(error), kind: 'error' });
      return;
    }
    toast({
      title: 'Note deleted successfully',
      description: 'It stays in the bin for 30 days.',
      action: { label: 'Undo', onPress: () => void undo(note.id) },
    });
    onDeleted();
  };
  return (
    <ConfirmDelete
      label={`Delete note: ${note.title}`}
      question="Delete this note?"
      consequence="It stays in the bin for 30 days."
      onDelete={remove}
    />
  );
}
