import { Alert, prepareReferenceReader } from '@berea/ui/core';
import { lazy, Suspense } from 'react';
import type { Place } from '../place/place.js';
import styles from './reading-notices.module.css';
import { t } from '../texts/bible.js';

/** Loaded where it is needed: it knows how other Bibles count, and how else people write references. */
const NoVerse = lazy(async () => {
  const [{ NoVerse: Loaded }] = await Promise.all([import('./no-verse.js'), prepareReferenceReader()]);
  return { default: Loaded };
});

/** Above the text: why it is not quite what the address asks for. */
export function ReadingNotices({ place, notices }: { place: Place; notices: readonly string[] }) {
  if (notices.length === 0 && !place.noVerse) return null;
  return (
    <div className={styles['notices']} role="status">
      {notices.map((words) => (
        <Notice key={words} words={words} />
      ))}
      {place.noVerse && (
        <Suspense>
          <NoVerse place={place} asked={place.noVerse}>
            {(words) => <Notice key={words} words={words} />}
          </NoVerse>
        </Suspense>
      )}
    </div>
  );
}

const Notice = ({ words }: { words: string }) => (
  <Alert type="info" showIcon title={words} closable={{ 'aria-label': t('bible.dismiss') }} />
);
