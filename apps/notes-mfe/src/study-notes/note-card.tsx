import { NoteExcerpt } from '@berea/answers';
import type { Note } from '@berea/contracts';
import { Card, CardTitle, formatDay, ItemActions, ScriptureLink } from '@berea/ui/data';
import { memo } from 'react';
import { NoteTags } from '../note-tags.js';
import styles from './note-card.module.css';

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
    <Card className={styles['note']}>
      <CardTitle className={styles['title']} lines={2} onOpen={() => onRead(note)}>
        {note.title}
      </CardTitle>
      {note.scripture && <ScriptureLink reference={note.scripture} />}
      <p className={styles['content']}>
        <NoteExcerpt note={note} keepLines room={ROOM} />
      </p>
      <NoteTags tags={note.tags} onChoose={onTag} />
      <footer className={styles['footer']}>
        <time dateTime={note.createdAt}>{formatDay(note.createdAt)}</time>
        <ItemActions noun="note" title={note.title} onEdit={() => onEdit(note)} onDelete={() => onDelete(note)} />
      </footer>
    </Card>
  );
});
