import { useLocation } from '@berea/web/router';
import { useEffect, useRef } from 'react';

/** Calls `close` when the reader goes to another place, while `active`: what was opened is under the panel. */
export function useCloseOnMove(active: boolean, close: () => void): void {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    const moved = last.current !== key;
    last.current = key;
    if (moved && active) close();
  }, [key, active, close]);
}
