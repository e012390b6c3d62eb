import { Button, prepareReferenceReader, StatusPanel, useDelayed } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CloudAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { NoPlace } from '../place/place.js';
import styles from './chapter-states.module.css';
import { t } from '../texts/bible.js';

export function ChapterFailed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <StatusPanel
      role="alert"
      icon={CloudAlert}
      title={t('bible.failed-to-get-bible-chapter')}
      actions={
        <Button type="primary" onClick={retry}>
          {t('bible.try-again')}
        </Button>
      }
    >
      <p>{explain(error)}</p>
    </StatusPanel>
  );
}

/** Loaded where it is needed: it knows how other Bibles count, and how else people write references. */
const Missing = lazy(async () => {
  const [{ ChapterMissing: Loaded }] = await Promise.all([import('./chapter-missing.js'), prepareReferenceReader()]);
  return { default: Loaded };
});

/** In place of a chapter that does not exist: what would work instead. */
export const ChapterMissing = (props: NoPlace & { readonly written?: string | undefined }) => (
  <Suspense>
    <Missing {...props} />
  </Suspense>
);

const WIDTHS = ['92%', '64%', '88%', '96%', '71%', '90%', '83%', '58%'];

/** Eight lines with their numbers' gutter, in the place of the verses; drawn when loading takes longer than an instant. */
export function ChapterSkeleton({ name }: { name: string }) {
  const late = useDelayed(true);
  return (
    <div className={styles['skeleton']} data-late={late || undefined} data-on-its-way="">
      <p role="status" className="visually-hidden">
        {t('bible.loading-name', { name })}
      </p>
      <div className={`shimmer ${styles['title']}`} />
      {WIDTHS.map((width, index) => (
        <div key={index} className={styles['line']} data-testid="skeleton-line">
          <i className="shimmer" />
          <i className="shimmer" style={{ width }} />
        </div>
      ))}
    </div>
  );
}
