import { NoteExcerpt, NoteText } from '@berea/answers';
import type { Place } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { useNotes } from '@berea/web';
import { Link } from '@berea/web/router';
import { useId, useState } from 'react';
import { notePlaces } from '../../annotations/note-places.js';
import styles from './verse-notes.module.css';

/** As many as leave the box for a new one in sight. */
const SHOWN = 3;

/** What the user noted on any of the chosen verses, newest first; nothing where there is nothing. */
export function VerseNotes({ place }: { place: Place }) {
  const id = useId();
  const notes = useNotes();
  const [all, setAll] = useState(false);
  if (notes.isError) {
    return (
      <div className={styles['failed']} role="alert">
        <p>Your notes on this could not be loaded.</p>
        <Button onClick={() => void notes.refetch()}>Try again</Button>
      </div>
    );
  }
  const here = notes.data?.filter((note) => notePlaces(note).some(overlaps(place))) ?? [];
  if (here.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        Your notes
      </h3>
      <ul className={styles['notes']}>
        {here.slice(0, all ? undefined : SHOWN).map((note) => (
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
                <Link to="/notes">{note.truncated ? 'Read the whole in Notes' : 'Open in Notes'}</Link>
              </p>
            </details>
          </li>
        ))}
      </ul>
      {here.length > SHOWN && !all && (
        <Button type="link" className={styles['more']} onClick={() => setAll(true)}>
          {`Show all ${here.length} notes`}
        </Button>
      )}
    </section>
  );
}

const overlaps = (a: Place) => (b: Place) =>
  a.book === b.book && a.chapter === b.chapter && a.verse <= b.endVerse && b.verse <= a.endVerse;
