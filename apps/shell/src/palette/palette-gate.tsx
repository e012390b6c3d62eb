import { prepareReferenceReader } from '@berea/ui/core';
import { useEffect, useSyncExternalStore } from 'react';
import { COVERING_DIALOG } from '../frame/page-focus.js';
import { palette } from '../frame/open-state.js';
import { lazyDialog } from '../lazy-dialog.js';

/** With what reads the places that are typed: Enter may follow at once. */
const Palette = lazyDialog(async () => {
  const [{ Palette }] = await Promise.all([import('./palette.js'), prepareReferenceReader()]);
  return { default: Palette };
});

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
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  // Signing out closes it.
  useEffect(() => () => palette.close(), []);

  if (!open) return null;
  return <Palette onClose={palette.close} />;
}
