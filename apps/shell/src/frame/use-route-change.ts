import { useLocation } from '@berea/web/router';
import { useEffect, useRef } from 'react';
import { focusMain } from './focus-main.js';
import { useScrollPlaces } from './use-scroll-places.js';

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
