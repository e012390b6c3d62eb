import { useLayoutEffect, useState } from 'react';
import { hasFirstPaint, holdFirstPaint } from './first-paint.js';
import styles from './start.module.css';

/** While it is not known yet who is signed in: what the page came with stays, where it came with anything. */
export function LoadingScreen() {
  const [painted] = useState(hasFirstPaint);
  useLayoutEffect(() => (painted ? holdFirstPaint() : undefined), [painted]);
  return (
    <p className={painted ? 'visually-hidden' : styles['center']} role="status" data-on-its-way="">
      Loading...
    </p>
  );
}
