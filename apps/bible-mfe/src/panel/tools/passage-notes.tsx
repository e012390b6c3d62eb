import type { Place } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { useNotedVerse } from '../../data/noted-verse.js';
import { t } from '../../texts/passage-notes.js';
import { NotedPassage } from './noted-passage.js';
import { NotesComing } from './notes-coming.js';
import styles from './verse-notes.module.css';

/** Berea Notes' entry on the passage of the chosen verses; nothing if it has none, its place while it comes. */
export function PassageNotes({ place }: { place: Place }) {
  const notes = useNotedVerse(place);
  const section = notes.data?.section;
  if (notes.isError)
    return (
      <div className={styles['failed']} role="alert">
        <p>{t('passage-notes.could-not-be-loaded')}</p>
        <Button onClick={() => void notes.refetch()}>{t('passage-notes.try-again')}</Button>
      </div>
    );
  if (notes.isPending) return <NotesComing />;
  return section ? <NotedPassage section={section} place={place} /> : null;
}
