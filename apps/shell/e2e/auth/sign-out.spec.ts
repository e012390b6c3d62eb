import { newAccount, openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';
import { whatRemains } from '../support/what-remains.js';

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
