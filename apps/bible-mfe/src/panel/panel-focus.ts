import type { Place } from '@berea/contracts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Place as Shown } from '../place/place.js';
import { useReading } from '../place/use-reading.js';
import { verseButton } from '../reader/verse-elements.js';

/**
 * Moves the focus when the panel closes: to the verse that it was about; if its chapter is not shown any more, to the
 * first verse that is; from a panel about no verse, to its opener. A focus that has moved elsewhere stays there.
 */
export function useFocusReturn(open: boolean, selected: Place | undefined): void {
  const { place } = useReading();
  const last = useRef<{ selected: Place | undefined; shown: Shown }>(null);
  const opener = useRef<Element | null>(null);

  // Both before the views of the panel take the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useLayoutEffect(() => {
    last.current = { shown: place, selected: open ? selected : last.current?.selected };
  });

  useEffect(() => {
    if (!open) return;
    return () => {
      const { activeElement } = document;
      if (activeElement !== document.body && !activeElement?.closest('[data-study-panel]')) return;
      const { selected: about, shown } = last.current ?? {};
      const target = about && shown ? findVerse(about, shown) : opener.current;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [open]);
}

function findVerse({ book, chapter, verse }: Place, shown: Shown): Element | null {
  const isShown = shown.book.name === book && shown.chapter === chapter;
  return (isShown ? verseButton(verse) : null) ?? document.querySelector('[data-verse-button]');
}

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
