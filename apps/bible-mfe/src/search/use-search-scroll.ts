import { useLocation } from '@berea/web/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { rowOpenedFrom } from './opened-row.js';

/**
 * Every search, and every change of one, begins at the top; who clears it is back where the reading was left.
 * @param searching whether results stand in place of the chapter
 * @returns to be called before a search takes the place of the chapter
 */
export function useSearchScroll(searching: boolean): () => void {
  const { key, pathname } = useLocation();
  const left = useRef<{ readonly pathname: string; readonly top: number }>(null);
  useLayoutEffect(() => {
    if (searching && rowOpenedFrom(key) === undefined) window.scrollTo(0, 0);
  }, [searching, key]);
  useEffect(() => {
    const before = left.current;
    if (searching || !before) return;
    left.current = null;
    if (before.pathname === pathname) window.scrollTo(0, before.top);
  }, [searching, pathname]);
  return () => {
    left.current = { pathname, top: window.scrollY };
  };
}
