import type { Place } from '@berea/contracts';
import { useLayoutEffect, useRef } from 'react';
import { VerseTools } from '../verse-tools/verse-tools.js';
import styles from './floating-tools.module.css';

/** The toolbar of a verse, at the verse. */
export function FloatingTools({ place }: { place: Place }) {
  const anchor = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const list = anchor.current?.closest('ol');
    if (!anchor.current || !list?.clientWidth) return;
    // Within a paragraph a verse begins anywhere in its line: the further on, the further back the toolbar reaches.
    const from = list.getBoundingClientRect();
    const at = anchor.current.getBoundingClientRect().left - from.left;
    anchor.current.style.setProperty('--at', String(Math.min(1, Math.max(0, at / from.width))));
  });
  return (
    <span ref={anchor} className={styles['anchor']}>
      <span className={styles['tools']} data-verse-tools="">
        <VerseTools place={place} />
      </span>
    </span>
  );
}
