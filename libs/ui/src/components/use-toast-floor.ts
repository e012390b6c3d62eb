import { useLayoutEffect } from 'react';

const FLOOR = '--b-toast-floor';

/**
 * Keeps toasts above what is pressed at the end of the window, as long as that is there; phones have them at the top.
 * @param pixels from the lower edge; undefined while nothing is there
 */
export function useToastFloor(pixels: number | undefined): void {
  useLayoutEffect(() => {
    if (pixels === undefined) return;
    const { style } = document.documentElement;
    style.setProperty(FLOOR, `${pixels}px`);
    return () => void style.removeProperty(FLOOR);
  }, [pixels]);
}
