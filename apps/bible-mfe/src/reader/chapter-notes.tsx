import { useChapterNotes } from '../data/chapter-notes.js';
import { NotebookPen } from 'lucide-react';
import { useMemo } from 'react';
import { NoteList } from '../annotations/note-list.js';
import { notePlaces, useReadableNotes } from '../annotations/note-places.js';
import styles from './chapter-notes.module.css';
import { t } from '../texts/bible.js';

/** The user's notes on the chapter or its book as a whole, folded; nothing where there are none. Verses show their own. */
export function ChapterNotes({ book, chapter }: { readonly book: string; readonly chapter: number }) {
  const notes = useReadableNotes(useChapterNotes(book, chapter).data);
  const shown = useMemo(
    () => notes?.filter((note) => !notePlaces(note).some((at) => at.book === book && at.chapter === chapter)) ?? [],
    [notes, book, chapter],
  );
  if (shown.length === 0) return null;
  return (
    <details className={styles['notes']}>
      <summary>
        <NotebookPen size={16} strokeWidth={1.75} aria-hidden />
        {t('bible.your-notes-on-chapter', { count: shown.length })}
      </summary>
      <NoteList notes={shown} />
    </details>
  );
}
