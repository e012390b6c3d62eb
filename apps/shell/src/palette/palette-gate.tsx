import { useEffect, useSyncExternalStore } from 'react';
import { COVERING_DIALOG } from '../frame/page-focus.js';
import { palette } from '../frame/open-state.js';
import { lazyDialog } from '../lazy-dialog.js';

const Palette = lazyDialog(async () => ({ default: (await import('./palette.js')).Palette }));

/** Ctrl+K, or Command+K, without another key. */
const isItsKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Nothing may come between a question and its answer. */
const isAsking = (): boolean => document.querySelector(COVERING_DIALOG) !== null;

/** Opens the palette by its key; what it is made of is loaded then. */
export function PaletteGate() {
  const open = useSyncExternalStore(palette.watch, palette.isOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isItsKey(event) || event.defaultPrevented) return;
      if (!palette.isOpen() && isAsking()) return;
      event.preventDefault();
      if (palette.isOpen()) palette.close();
      else palette.open();
    };
    window.addEventListener('keydown', onKeyDown);
    // Back leads away from it; a page that puts its address right does not close it.
    window.addEventListener('popstate', palette.close);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', palette.close);
    };
  }, []);
  // Whoever signs out leaves it behind.
  useEffect(() => () => palette.close(), []);

  if (!open) return null;
  return <Palette onClose={palette.close} />;
}
