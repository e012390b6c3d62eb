import { useLocation } from '@berea/web/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusMain } from './focus-main.js';

const areaOf = (pathname: string): string => pathname.split('/')[1] ?? '';

/**
 * Scrolls to the top on every route change, before the pages' own effects: a reader may then scroll to its verse.
 * Another area takes the focus along, unless its page has put it somewhere already; moves inside one (the reader's
 * arrows) leave it where it is.
 */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  const before = useRef(area);

  useLayoutEffect(() => {
    // Braces: newer browsers answer with a promise, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, [pathname]);

  useEffect(() => {
    if (before.current === area) return;
    before.current = area;
    if (!document.activeElement?.closest('#main')) focusMain();
  }, [area]);
}
