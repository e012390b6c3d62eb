import { type RefObject, useLayoutEffect } from 'react';

const ROOM = '--b-cookie-bar';

/** Tells the pages how much of the window's foot an element takes, as long as it is there. */
export function useRoomFor(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(ROOM, `${shown.offsetHeight}px`));
    watch.observe(shown);
    return () => {
      watch.disconnect();
      style.removeProperty(ROOM);
    };
  }, [element]);
}
