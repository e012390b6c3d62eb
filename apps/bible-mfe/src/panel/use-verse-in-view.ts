import type { Place } from '@berea/contracts';
import { useEffect, useRef } from 'react';
import { verseButton } from '../reader/focus-verse.js';

/** The panel makes the text narrower, and so longer: the verse that it was opened for stays in sight. */
export function useVerseInView(open: boolean, selected: Place | undefined): void {
  const about = useRef(selected);
  useEffect(() => {
    about.current = selected;
  });
  useEffect(() => {
    if (!open || !about.current) return;
    verseButton(about.current.verse)?.closest('[data-verse]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
}
