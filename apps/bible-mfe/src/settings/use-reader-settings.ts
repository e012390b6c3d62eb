import { browserStore } from '@berea/web';
import { useSyncExternalStore } from 'react';
import { type ReaderSettings, readSettings } from './reader-settings.js';

let settings: ReaderSettings | undefined;
const listeners = new Set<() => void>();

const current = (): ReaderSettings => (settings ??= readSettings(browserStore.read('look')));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The next page reads what was kept anew: another tab, or the cookie choice, may have changed it.
    if (listeners.size === 0) settings = undefined;
  };
}

/** How the text is shown; kept in this browser where the user allows it, else until the page is left. */
export const useReaderSettings = (): ReaderSettings => useSyncExternalStore(subscribe, current);

export function changeSettings(change: Partial<ReaderSettings>): void {
  settings = { ...current(), ...change };
  browserStore.write('look', JSON.stringify(settings));
  for (const listener of listeners) listener();
}
