import { useLocation } from '@berea/web/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { SEARCH_RESULTS_ID } from './search-focus.js';

/**
 * Every search, and every change of one, begins at the top; clearing it leads back to where the reading was left.
 * @param searching whether results are shown in place of the chapter
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

/**
 * Brings the reader back to the result that was opened from this history entry.
 * @param ready whether the results are on screen
 * @returns to be called with the row that is opened
 */
export function useWayBack(ready: boolean): (row: string) => void {
  const { key } = useLocation();
  useEffect(() => {
    const row = ready ? rowOpenedFrom(key) : undefined;
    if (!row) return;
    forgetRow(key);
    const item = document.querySelector<HTMLElement>(`#${SEARCH_RESULTS_ID} [data-row="${CSS.escape(row)}"]`);
    item?.querySelector<HTMLElement>('[data-result]')?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'center' });
  }, [ready, key]);
  return (row) => rememberRow(key, row);
}

/** Which result was opened, by the history entry that it was opened from: for the way back. Lasts as long as the page. */
const opened = new Map<string, string>();

const rememberRow = (entry: string, row: string): void => void opened.set(entry, row);

const rowOpenedFrom = (entry: string): string | undefined => opened.get(entry);

/** Once the reader is back: a later change of the same results begins at their top. */
const forgetRow = (entry: string): void => void opened.delete(entry);
