import type { Place } from '@berea/contracts';
import { useLayoutEffect, useRef } from 'react';
import { VerseToolbar } from './verse-toolbar.js';
import styles from './floating-toolbar.module.css';

/** The window's lower edge keeps this distance; the header takes as much of the upper one. */
const GAP_PX = 12;
const HEADER_PX = 72;

/** The toolbar of a verse: in the margin at the height where the verse begins, but not past the end of the window. */
export function FloatingToolbar({ place }: { place: Place }) {
  const tools = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!tools.current) return;
    const { top, bottom } = tools.current.getBoundingClientRect();
    const past = Math.min(bottom - innerHeight + GAP_PX, top - HEADER_PX);
    if (past > 0) tools.current.style.translate = `0 ${-past}px`;
  }, []);
  return (
    <span ref={tools} className={styles['tools']} data-verse-tools="">
      <VerseToolbar place={place} />
    </span>
  );
}
