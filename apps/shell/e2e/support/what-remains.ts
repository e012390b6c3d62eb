import type { Page } from '@playwright/test';

/** All that the page's origin keeps: local and session storage, databases, caches and cookies. */
export const whatRemains = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('refused'));
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        databases.push(await done(rows.getAllKeys()), await done(rows.getAll()));
      }
      database.close();
    }
    const files: string[] = await caches.keys();
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) files.push(url);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, files, document.cookie]);
  });
