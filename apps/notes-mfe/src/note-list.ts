import type { Note } from '@berea/contracts';
import { type Noun, searchItems, useRemoveItem } from '@berea/collections';
import { type FoundElsewhere, useDeleteNote, type useNotes } from '@berea/web';

export const NOTE: Noun = { one: 'note', many: 'notes' };

/** What both tabs need of the page. */
export interface NoteListProps {
  readonly query: ReturnType<typeof useNotes>;
  readonly search: string;
  /** What is found in texts of which the list has only the beginning. */
  readonly found: FoundElsewhere;
  readonly onRead: (note: Note) => void;
  readonly onEdit: (note: Note) => void;
  /** Opens the dialog for a first or another one. */
  readonly onCreate: () => void;
}

/** The notes of which title, content, scripture or a tag holds the search term. */
export const searchNotes = (notes: readonly Note[], term: string, elsewhere?: ReadonlySet<string>): readonly Note[] =>
  searchItems(
    notes,
    term,
    ({ title, content, scripture = '', tags = [] }) => [title, content, scripture, ...tags],
    elsewhere,
  );

export const useRemoveNote = (shown: readonly Note[]) => useRemoveItem(NOTE, shown, useDeleteNote().mutateAsync);
