import { useEffect, useState } from 'react';
import { endFirstPaint, firstPaint } from './first-paint.js';
import styles from './start.module.css';

/** While it is not known yet who is signed in: what the page came with, where it came with anything. */
export function LoadingScreen() {
  const [shown] = useState(firstPaint);
  useEffect(() => endFirstPaint, []);
  if (!shown) {
    return (
      <p className={styles['center']} role="status">
        Loading...
      </p>
    );
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading...
      </p>
      {/* Our own words, from the page itself. */}
      <div dangerouslySetInnerHTML={{ __html: shown }} />
    </>
  );
}
