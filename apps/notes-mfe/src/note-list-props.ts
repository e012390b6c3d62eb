import type { Note } from '@berea/contracts';
import type { FoundElsewhere, useNotes } from '@berea/web';

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
