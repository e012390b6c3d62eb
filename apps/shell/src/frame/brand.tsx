import { Logo } from '@berea/ui/core';
import styles from './brand.module.css';

/** The mark, the name and the tag that says how far along it is. */
export function Brand() {
  return (
    <span className={styles['brand']}>
      <Logo />
      <span className={styles['word']}>Berea</span> <span className={styles['beta']}>BETA</span>
    </span>
  );
}
