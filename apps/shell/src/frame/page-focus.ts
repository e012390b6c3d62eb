import { useLocation } from '@berea/web/router';
import { useEffect, useRef } from 'react';
import { useScrollPlaces } from './use-scroll-places.js';

/** A dialog that covers the whole page and waits for an answer: of the component library, and the browser's own. */
export const COVERING_DIALOG = '[role="dialog"][aria-modal="true"], dialog[open]';

/** Moves the focus to the page's content without scrolling. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });

const areaOf = (pathname: string): string => pathname.split('/')[1] ?? '';

/**
 * Puts the window where the new page begins, before the pages' own effects: a reader may then scroll to its verse.
 * Another area takes the focus along, unless its page, or a dialog above it, has put it somewhere already; moves inside
 * one (the reader's arrows) leave it where it is.
 */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  const before = useRef(area);
  useScrollPlaces();

  useEffect(() => {
    if (before.current === area) return;
    before.current = area;
    if (!document.activeElement?.closest('#main, [role="dialog"]')) focusMain();
  }, [area]);
}
