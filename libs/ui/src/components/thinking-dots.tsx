import styles from './thinking-dots.module.css';

/** Three dots that come and go, beside the words that say what is being done. */
export function ThinkingDots() {
  return (
    <span className={styles['dots']} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
