import { browserStore } from '@berea/web';
import { useSyncExternalStore } from 'react';
import { type Look, readLook } from './reader-settings.js';

let look: Look | undefined;
const listeners = new Set<() => void>();

const current = (): Look => (look ??= readLook(browserStore.read('look')));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The next page reads what was kept anew: another tab, or the cookie choice, may have changed it.
    if (listeners.size === 0) look = undefined;
  };
}

/** How the text is shown; kept in this browser where the user allows it, else until the page is left. */
export const useLook = (): Look => useSyncExternalStore(subscribe, current);

export function changeLook(change: Partial<Look>): void {
  look = { ...current(), ...change };
  browserStore.write('look', JSON.stringify(look));
  for (const listener of listeners) listener();
}
