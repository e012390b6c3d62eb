import { Logo } from '@berea/ui/core';
import type { ReactNode } from 'react';
import styles from './answer.module.css';

/** Where Scholar speaks: the mark, the name, and what is said. */
export function ScholarSays({ children }: { children: ReactNode }) {
  return (
    <div className={styles['answer']}>
      <div className={styles['mark']}>
        <Logo size={32} />
      </div>
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
