import { type ReactNode, useId } from 'react';
import styles from './profile-page.module.css';

/** A titled part of the profile. */
export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      {action ? (
        <div className={styles['head']}>
          <h2 id={id}>{title}</h2>
          {action}
        </div>
      ) : (
        <h2 id={id}>{title}</h2>
      )}
      {children}
    </section>
  );
}
