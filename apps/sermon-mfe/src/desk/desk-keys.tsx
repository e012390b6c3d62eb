import type { ReactNode } from 'react';
import type { WrittenSermon } from '../workspace/use-sermon-text.js';
import styles from './desk.module.css';

interface DeskKeysProps {
  readonly sermon: WrittenSermon;
  readonly children: ReactNode;
}

/** Ctrl+S saves at once, and no invitation interrupts who writes. */
export const DeskKeys = ({ sermon, children }: DeskKeysProps) => (
  <div
    className={styles['desk']}
    data-uninterrupted=""
    onKeyDown={(event) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void sermon.autosave.flush();
    }}
  >
    {children}
  </div>
);
