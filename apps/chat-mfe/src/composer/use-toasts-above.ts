import { useToastFloor } from '@berea/ui/core';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Of the dock's own padding, so much stays free between it and a toast. */
const ABOVE_PX = -24;

/** Keeps toasts off an element at the foot of the window, however high it grows: what is pressed there must stay in reach. */
export function useToastsAbove(element: RefObject<HTMLElement | null>): void {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setHeight(current.offsetHeight + ABOVE_PX));
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  useToastFloor(height);
}
