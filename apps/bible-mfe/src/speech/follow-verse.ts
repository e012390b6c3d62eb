import { useEffect, useRef } from 'react';

/** Height that is covered: the header above, and the bar below if it floats over the text; each with a gap. */
const ABOVE_PX = 72;
const GAP_PX = 12;
const below = (): number =>
  (document.querySelector('[data-read-aloud]')?.getBoundingClientRect().top || innerHeight) - GAP_PX;

/** Brings the verse that is spoken into view, unless the reader has scrolled away from the one before it. */
export function useFollowVerse(verse: number | undefined): void {
  const last = useRef<Element>(null);
  useEffect(() => {
    const before = last.current;
    const item = verse === undefined ? null : document.querySelector(`[data-verse="${verse}"]`);
    last.current = item;
    if (!item || isWhollySeen(item) || (before?.isConnected && !isSeen(before))) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // One that is higher than what is free of both begins at its beginning.
    const fits = item.getBoundingClientRect().height <= below() - ABOVE_PX;
    item.scrollIntoView({ block: fits ? 'center' : 'start', behavior: calm ? 'auto' : 'smooth' });
  }, [verse]);
}

function isWhollySeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= ABOVE_PX && bottom <= below();
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
