import styles from './start.module.css';

/** While it is not known yet who is signed in. */
export function LoadingScreen() {
  return (
    <p className={styles['center']} role="status">
      Loading...
    </p>
  );
}
