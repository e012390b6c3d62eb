import styles from './area-failed.module.css';

/** An open book whose other half is only dotted: that leaf is missing just now. */
export function TornBook() {
  return (
    <svg className={styles['book']} width="92" height="72" viewBox="0 0 92 72" aria-hidden focusable="false">
      <path d="M46 16v46" />
      <path d="M46 16C38 9 26 7 10 8v46c16-1 28 1 36 8" />
      <path d="M46 16c6-5 13-7.5 22-8.5" />
      <path d="M46 62c4-3.5 9-5.7 15-6.9" />
      <path strokeDasharray="2 6" d="M70 7.2c4-.3 8 .1 12 .8v46c-6-.4-11-.2-16 .5" />
      <path opacity=".55" d="M19 22c6 0 11 .7 17 3M19 32c6 0 11 .7 17 3M19 42c6 0 11 .7 17 3" />
    </svg>
  );
}
