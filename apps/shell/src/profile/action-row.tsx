import type { ReactNode } from 'react';
import styles from './profile-page.module.css';

export interface ActionRowProps {
  readonly name: string;
  /** How it stands. */
  readonly words: string;
  /** An error is announced at once. */
  readonly role?: 'alert' | 'status';
  /** The button that changes it. */
  readonly children?: ReactNode;
}

/** A part of the account: how it stands on the left, what changes it on the right. */
export function ActionRow({ name, words, role, children }: ActionRowProps) {
  return (
    <div className={styles['row']}>
      <span className={styles['about']}>
        <b>{name}</b>
        <span role={role}>{words}</span>
      </span>
      {children}
    </div>
  );
}
