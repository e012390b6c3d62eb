import type { Page } from '@playwright/test';
import { newAccount, openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

/** All that the page's origin keeps: local and session storage, databases, caches and cookies. */
const whatRemains = (page: Page) =>
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
    const files: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) files.push(url);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, files, document.cookie]);
  });

test('a note that was saved without a network is sent by signing out', async ({ page, request, baseURL }) => {
  const account = newAccount();
  const session = await seedUser(request, baseURL!, account);
  await openAs(page, session, '/notes');
  await page.route('**/api/notes', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'New Note' }).click();
  await page.getByLabel('Title').fill('Of the lamp');
  await page.getByLabel('Content').fill('Not under a bushel.');
  await page.getByRole('button', { name: 'Create Note' }).click();
  await expect(page.getByText('Failed to create note', { exact: true })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible();
  await page.unrouteAll();
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/notes'),
  );
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect((await sent).status()).toBe(201);
  // Behind the page, a moment after it has gone.
  const words = ['bushel', 'Of the lamp', session.user.id, account.email];
  await expect
    .poll(async () => {
      const remains = await whatRemains(page);
      return words.filter((word) => remains.includes(word));
    })
    .toEqual([]);
});
