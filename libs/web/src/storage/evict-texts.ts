import { type Entry, withStore } from './text-database.js';

// Loaded when texts are cleared away, so that the page's first scripts do not carry it.

/** The files with which the pulpit opens without a network (`apps/shell/src/offline`). */
const FILES = 'berea-preach';

/** Forgets what the server has as well, but for so many of the newest; with the last of them, the files that show them. */
export async function evictTexts(most: number): Promise<void> {
  await withStore('readwrite', (store) => {
    const saved: { readonly key: IDBValidKey; readonly at: number }[] = [];
    const request = store.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor) {
        const { at, kept } = cursor.value as Entry<{ readonly unsaved: boolean }>;
        if (!kept.unsaved) saved.push({ key: cursor.key, at });
        return cursor.continue();
      }
      saved.sort((one, other) => other.at - one.at);
      for (const { key } of saved.slice(most)) store.delete(key);
    };
    return request;
  });
  // Browsers have none where the address is not a secure one.
  if (!most) await window.caches?.delete(FILES);
}
