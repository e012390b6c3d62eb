import type { Page } from '@playwright/test';
import { newAccount, openAs } from '../support/accounts.js';
import { apiOf } from '../support/bible.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

/** Keys that say how this device looks and sounds, and nothing of a person. */
const OF_DEVICE = [
  'berea_theme',
  'berea_look',
  'berea_voice',
  'berea_speech',
  'show_tutorial',
  'scholarTutorialCompleted',
  'lastDonationPopupShown',
  'cookie_consent',
  'cookie_banner_dismissed',
];

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
    return {
      keys: Object.keys(localStorage),
      everything: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, files, document.cookie]),
    };
  });

test('what the server lacks is sent before signing out, or named; then nothing of the person remains', async ({
  page,
  request,
  baseURL,
}) => {
  const account = newAccount();
  const session = await seedUser(request, baseURL!, account);
  const api = apiOf(request, session);
  await api.send('POST', '/api/sermons', { title: 'Of the open gate', content: 'Lift up your heads.' });
  await openAs(page, session, '/bible/John/3');
  await expect(page.getByText(/For God so loved the world/).first()).toBeVisible();
  await page.goto('/notes?tab=sermon');
  await expect(page.getByLabel('Sermon Title')).toBeVisible();

  await page.goto('/notes');
  await page.getByRole('button', { name: 'New Note' }).click();
  await page.getByLabel('Title').fill('Of the narrow door');
  await page.getByLabel('Content').fill('Strive to enter.');
  // It is kept a moment after it was typed.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Strive to enter.')))
    .toBe(true);
  await page.goto('/profile');
  const dialog = page.getByRole('dialog', { name: 'Not everything is saved' });
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(dialog).toContainText('1 note is only on this device.');
  await expect(dialog.getByRole('listitem')).toHaveText(['Of the narrow door']);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  expect((await whatRemains(page)).everything).toContain('Strive to enter.');

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await dialog.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const words = [session.user.id, account.email, account.name, 'Strive', 'narrow door', 'open gate', 'Lift up', 'John'];
  const left = async () => {
    const { keys, everything } = await whatRemains(page);
    return {
      keys: keys.filter((key) => !OF_DEVICE.includes(key)),
      words: words.filter((one) => everything.includes(one)),
    };
  };
  await expect.poll(left).toEqual({ keys: [], words: [] });
});

test('a note that was saved without a network is sent by signing out', async ({ page, request, baseURL }) => {
  const session = await seedUser(request, baseURL!);
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
  expect((await whatRemains(page)).everything).not.toContain('bushel');
});
