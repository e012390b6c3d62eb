import type { ReactNode } from 'react';
import styles from './profile-page.module.css';

export interface SettingRowProps {
  /** Id of the control. */
  readonly id: string;
  readonly name: string;
  /** What it governs. */
  readonly words: string;
  readonly children: ReactNode;
}

/** A setting: its name and what it governs on the left, its control on the right. */
export function SettingRow({ id, name, words, children }: SettingRowProps) {
  return (
    <div className={styles['row']}>
      <span className={styles['about']}>
        <label htmlFor={id}>{name}</label>
        <span id={`${id}-words`}>{words}</span>
      </span>
      {children}
    </div>
  );
}
