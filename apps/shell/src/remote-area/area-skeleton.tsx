import { Skeleton, useDelayed } from '@berea/ui/core';
import styles from './remote-area.module.css';

/** Shown only when loading takes longer than 200 ms. */
export function AreaSkeleton() {
  const late = useDelayed(true);
  return (
    <div className={styles['skeleton']} role="status" aria-label="Loading...">
      {late && <Skeleton active paragraph={{ rows: 8 }} />}
    </div>
  );
}
