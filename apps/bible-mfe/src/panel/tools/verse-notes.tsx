import type { Place } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { useChapterNotes } from '../../data/chapter-notes.js';
import { useId } from 'react';
import { NoteList } from '../../annotations/note-list.js';
import { notePlaces, useReadableNotes } from '../../annotations/note-places.js';
import styles from './verse-notes.module.css';
import { t } from '../../texts/study.js';

/** The user's notes on any of the chosen verses, newest first; nothing if there are none. */
export function VerseNotes({ place }: { place: Place }) {
  const id = useId();
  const notes = useChapterNotes(place.book, place.chapter);
  const readable = useReadableNotes(notes.data);
  if (notes.isError) {
    return (
      <div className={styles['failed']} role="alert">
        <p>{t('study.your-notes-on-this-could')}</p>
        <Button onClick={() => void notes.refetch()}>{t('study.try-again')}</Button>
      </div>
    );
  }
  const here = readable?.filter((note) => notePlaces(note).some(overlaps(place))) ?? [];
  if (here.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        {t('study.your-notes')}
      </h3>
      <NoteList notes={here} />
    </section>
  );
}

const overlaps = (a: Place) => (b: Place) =>
  a.book === b.book && a.chapter === b.chapter && a.verse <= b.endVerse && b.verse <= a.endVerse;
