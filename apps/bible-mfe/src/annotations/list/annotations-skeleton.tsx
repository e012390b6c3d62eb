import { useDelayed } from '@berea/ui/core';
import styles from './annotations-skeleton.module.css';
import { t } from '../../texts/marks.js';

/** Rows as they will come. */
export function AnnotationsSkeleton() {
  const late = useDelayed(true);
  return (
    <div className={styles['skeleton']} data-late={late || undefined}>
      <p role="status" className="visually-hidden">
        {t('marks.loading-your-marks')}
      </p>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={styles['row']} data-testid="skeleton-row">
          <i className="shimmer" />
          <i className="shimmer" />
          <i className="shimmer" />
        </div>
      ))}
    </div>
  );
}
