import { useLocation } from '@berea/web/router';
import { useEffect, useRef } from 'react';

/** Elements with an Escape of their own: fields that clear themselves, dialogs and lists above the page. */
const OTHERS =
  'input[type="search"], [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"]:not([data-study-panel])';

/** Escape, in the panel or in the text beside it, calls `onEscape` while `active`. */
export function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(OTHERS)) return;
      onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, onEscape]);
}

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
