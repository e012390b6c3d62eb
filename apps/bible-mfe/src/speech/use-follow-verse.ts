import { useEffect, useRef } from 'react';

/** Height of what lies over the text: the header, and the bar with what is below it. */
const ABOVE_PX = 72;
const BELOW_PX = 150;

/** Brings the verse that is spoken into view, unless the reader has scrolled away from the one before it. */
export function useFollowVerse(verse: number | undefined): void {
  const last = useRef<Element>(null);
  useEffect(() => {
    const before = last.current;
    const item = verse === undefined ? null : document.querySelector(`[data-verse="${verse}"]`);
    last.current = item;
    if (!item || isWhollySeen(item) || (before?.isConnected && !isSeen(before))) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    item.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  }, [verse]);
}

function isWhollySeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= ABOVE_PX && bottom <= innerHeight - BELOW_PX;
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
