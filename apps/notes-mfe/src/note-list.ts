import type { ListOrder, Note } from '@berea/contracts';
import { type Noun, useRemoveItem } from '@berea/collections';
import { useDeleteNote, usePutBackNote } from './data/notes.js';
import { t } from './texts/notes.js';

export const noteNoun = (): Noun => ({ one: t('notes.note'), many: t('notes.notes') });

/** Props of both tabs. */
export interface NoteListProps {
  readonly search: string;
  readonly onRead: (note: Note) => void;
  readonly onEdit: (note: Note) => void;
  /** Opens the dialog for a first or another one. */
  readonly onCreate: () => void;
}

/** How the notes of a tab are ordered. */
export const noteOrders = (): readonly { value: ListOrder; label: string }[] => [
  { value: 'newest', label: t('notes.newest-first') },
  { value: 'oldest', label: t('notes.oldest-first') },
  { value: 'changed', label: t('notes.last-changed') },
  { value: 'title', label: t('notes.title-to-z') },
];

export const useRemoveNote = (shown: readonly Note[]) =>
  useRemoveItem(noteNoun(), shown, useDeleteNote().mutateAsync, usePutBackNote().mutateAsync);
