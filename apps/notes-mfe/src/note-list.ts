import type { ListOrder, Note } from '@berea/contracts';
import { type Noun, useRemoveItem } from '@berea/collections';
import { useDeleteNote, usePutBackNote } from './data/notes.js';

export const NOTE: Noun = { one: 'note', many: 'notes' };

/** What both tabs need of the page. */
export interface NoteListProps {
  readonly search: string;
  readonly onRead: (note: Note) => void;
  readonly onEdit: (note: Note) => void;
  /** Opens the dialog for a first or another one. */
  readonly onCreate: () => void;
}

/** How the notes of a tab are ordered. */
export const NOTE_ORDERS: readonly { value: ListOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'changed', label: 'Last changed' },
  { value: 'title', label: 'Title A to Z' },
];

export const useRemoveNote = (shown: readonly Note[]) =>
  useRemoveItem(NOTE, shown, useDeleteNote().mutateAsync, usePutBackNote().mutateAsync);
