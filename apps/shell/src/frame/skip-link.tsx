import type { MouseEvent } from 'react';
import { focusMain } from './focus-main.js';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    // The browser's own jump would put '#main' into the address.
    event.preventDefault();
    focusMain();
  };
  return (
    <a className={styles['skip']} href="#main" onClick={skip}>
      Skip to content
    </a>
  );
}
