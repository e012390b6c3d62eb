import { Skeleton, useDelayed } from '@berea/ui/core';
import styles from './conversation-states.module.css';

/** Shown once loading takes longer than an instant; said to screen readers at once. */
export function ConversationLoading() {
  const late = useDelayed(true);
  return (
    <div className={styles['loading']} data-late={late || undefined} data-on-its-way="" aria-busy>
      <p role="status">Loading conversation...</p>
      <Skeleton.Button className={styles['question']} active={late} block />
      <Skeleton active={late} title={false} paragraph={{ rows: 3, width: ['96%', '100%', '88%'] }} />
      <Skeleton active={late} title={false} paragraph={{ rows: 3, width: ['100%', '92%', '70%'] }} />
    </div>
  );
}
