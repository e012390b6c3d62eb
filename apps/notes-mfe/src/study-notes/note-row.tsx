import { NoteExcerpt } from '@berea/answers';
import { Card, CardTitle, formatDay, ItemActions, ScriptureLink } from '@berea/ui/data';
import { memo } from 'react';
import { noteNoun } from '../note-list.js';
import type { NoteCardProps } from './note-card.js';
import styles from './note-row.module.css';

/** One line has room for some 160 characters where a row is at its widest. */
const ROOM = 200;

/** One line of the list: what a note is called, on what it is, and how it begins. Memoised as cards are. */
export const NoteRow = memo(function NoteRow({ note, onRead, onEdit, onDelete }: Omit<NoteCardProps, 'onTag'>) {
  return (
    <Card className={styles['row']}>
      <div className={styles['what']}>
        <CardTitle className={styles['title']} lines={1} onOpen={() => onRead(note)}>
          {note.title}
        </CardTitle>
        <p className={styles['excerpt']} dir="auto">
          <NoteExcerpt note={note} room={ROOM} />
        </p>
      </div>
      <span className={styles['scripture']}>{note.scripture && <ScriptureLink reference={note.scripture} />}</span>
      <time className={styles['day']} dateTime={note.createdAt}>
        {formatDay(note.createdAt)}
      </time>
      <ItemActions
        noun={noteNoun().one}
        title={note.title}
        onEdit={() => onEdit(note)}
        onDelete={() => onDelete(note)}
      />
    </Card>
  );
});
