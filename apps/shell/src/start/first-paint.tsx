import { useLayoutEffect, useState } from 'react';
import styles from './start.module.css';
import { t } from '../texts/start.js';

/** How many parts of the page leave what it came with in its place. */
let holding = 0;

/** The page's content before any of its scripts ran: beside the root, since what React renders would replace it. */
const shown = (): HTMLElement | null => document.getElementById('first-frame');

const hasFirstPaint = (): boolean => shown() !== null;

/** Takes it away, unless something holds it: for good, since nothing else may ever be seen below it. */
export function settleFirstPaint(): void {
  if (holding === 0) shown()?.remove();
}

/** @returns ends the hold; where no other begins in the same turn, what is rendered takes its place */
function holdFirstPaint(): () => void {
  holding += 1;
  return () => {
    holding -= 1;
    queueMicrotask(settleFirstPaint);
  };
}

/** While it is not known yet who is signed in: what the page came with stays, where it came with anything. */
export function LoadingScreen() {
  const [painted] = useState(hasFirstPaint);
  useLayoutEffect(() => (painted ? holdFirstPaint() : undefined), [painted]);
  return (
    <p className={painted ? 'visually-hidden' : styles['center']} role="status" data-on-its-way="">
      {t('start.loading')}
    </p>
  );
}
