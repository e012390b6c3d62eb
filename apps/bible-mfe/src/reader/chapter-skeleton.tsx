import { useDelayed } from '@berea/ui/core';
import styles from './chapter-skeleton.module.css';

const WIDTHS = ['92%', '64%', '88%', '96%', '71%', '90%', '83%', '58%'];

/** Eight lines with their numbers' gutter, in the place of the verses; drawn when loading takes longer than an instant. */
export function ChapterSkeleton({ name }: { name: string }) {
  const late = useDelayed(true);
  return (
    <div className={styles['skeleton']} data-late={late || undefined}>
      <p role="status" className="visually-hidden">{`Loading ${name}...`}</p>
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
