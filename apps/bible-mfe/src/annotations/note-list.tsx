import { NoteExcerpt, NoteText } from '@berea/answers';
import type { Note } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import { useState } from 'react';
import styles from './note-list.module.css';
import { t } from '../texts/marks.js';

/** Few enough to leave the content below in sight. */
const SHOWN = 3;

/** Notes, newest first, each of which opens in its place. */
export function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={styles['notes']}>
        {notes.slice(0, all ? undefined : SHOWN).map((note) => (
          <li key={note.id}>
            <details className={styles['note']}>
              <summary>
                <span className={styles['title']}>{note.title}</span>
                <span className={styles['excerpt']}>
                  <NoteExcerpt note={note} />
                </span>
              </summary>
              <div className={styles['text']}>
                <NoteText note={note.truncated ? { ...note, content: `${note.content}…` } : note} />
              </div>
              <p className={styles['foot']}>
                <time dateTime={note.createdAt}>{formatDay(note.createdAt)}</time>
                <Link to={`/notes/${note.id}`}>
                  {note.truncated ? t('marks.read-whole-in-notes') : t('marks.open-in-notes')}
                </Link>
              </p>
            </details>
          </li>
        ))}
      </ul>
      {notes.length > SHOWN && !all && (
        <Button type="link" className={styles['more']} onClick={() => setAll(true)}>
          {t('marks.show-all-count-notes', { count: notes.length })}
        </Button>
      )}
    </>
  );
}
