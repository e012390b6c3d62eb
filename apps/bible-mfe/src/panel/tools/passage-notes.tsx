import type { Place } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { useNotedVerse } from '../../data/noted-verse.js';
import { t } from '../../texts/study.js';
import { useLoaded } from '../../use-loaded.js';
import styles from './verse-notes.module.css';

const load = () => import('./noted-passage.js');

/** What Berea Notes says of the passage that the chosen verses are in; nothing where it has none. */
export function PassageNotes({ place }: { place: Place }) {
  const notes = useNotedVerse(place);
  const { part, error, retry } = useLoaded(load);
  const section = notes.data?.section;
  if (notes.isError || (section && error))
    return (
      <div className={styles['failed']} role="alert">
        <p>{t('study.notes-on-passage-could-not-be-loaded')}</p>
        <Button
          onClick={() => {
            retry();
            if (notes.isError) void notes.refetch();
          }}
        >
          {t('study.try-again')}
        </Button>
      </div>
    );
  return section && part ? <part.NotedPassage section={section} place={place} /> : null;
}
