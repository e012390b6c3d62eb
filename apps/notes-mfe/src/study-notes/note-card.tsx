import { NoteExcerpt } from '@berea/answers';
import { ItemCard } from '@berea/collections';
import type { Note } from '@berea/contracts';
import { ScriptureLink } from '@berea/ui/data';
import { memo } from 'react';
import { noteNoun } from '../note-list.js';
import { NoteTags } from '../note-tags.js';

export interface NoteCardProps {
  readonly note: Note;
  readonly onRead: (note: Note) => void;
  readonly onEdit: (note: Note) => void;
  readonly onDelete: (note: Note) => Promise<void>;
  /** Shows the notes with one of its tags alone. */
  readonly onTag: (tag: string) => void;
}

/** Four lines have room for some 360 characters where a card is at its widest. */
const ROOM = 500;

/** Memoised: opening a dialog does not render hundreds of them again. */
export const NoteCard = memo(function NoteCard({ note, onRead, onEdit, onDelete, onTag }: NoteCardProps) {
  return (
    <ItemCard
      noun={noteNoun()}
      title={note.title}
      createdAt={note.createdAt}
      above={note.scripture && <ScriptureLink reference={note.scripture} />}
      excerpt={<NoteExcerpt note={note} keepLines room={ROOM} />}
      below={<NoteTags tags={note.tags} onChoose={onTag} />}
      onOpen={() => onRead(note)}
      onEdit={() => onEdit(note)}
      onDelete={() => onDelete(note)}
    />
  );
});
