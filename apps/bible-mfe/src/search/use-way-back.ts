import { useLocation } from '@berea/web/router';
import { useEffect } from 'react';
import { forgetRow, rememberRow, rowOpenedFrom } from './opened-row.js';
import { SEARCH_RESULTS_ID } from './search-focus.js';

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
