import type { APIRequestContext } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { makeOperator, seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

const strangersHeaders = async (request: APIRequestContext, baseURL: string) => ({
  authorization: `Bearer ${(await seedUser(request, baseURL)).access_token}`,
});

test('/admin is an address where nothing is, until the command makes its reader an operator', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, '/no-such-page');
  const nothing = page.getByRole('main');
  await expect(nothing).toContainText('There is no page at this address');
  const [text, title] = [await nothing.innerText(), await page.title()];
  await page.goto('/admin');
  await expect(nothing).toContainText('There is no page at this address');
  expect([await nothing.innerText(), await page.title()]).toEqual([text, title]);
  const headers = { authorization: `Bearer ${session.access_token}` };
  expect((await request.get('/api/admin', { headers })).status()).toBe(404);

  await makeOperator(session);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Library of this server');
  await expect(page.getByText('Every service answers.')).toBeVisible();
  const installed = page.getByRole('region', { name: 'Installed', exact: true });
  await expect(installed.getByRole('listitem').filter({ hasText: 'King James' }).first()).toContainText(/\d (KB|MB)$/);
  const missing = page.getByRole('region', { name: 'Not installed' });
  await expect(missing.getByRole('listitem').first()).toContainText('npm run library');
  const catalogue = page.getByRole('region', { name: 'Add and remove works' });
  await expect(catalogue.getByRole('listitem').filter({ hasText: 'Easton’s Bible Dictionary' })).toContainText(
    '5.5 MB to fetch',
  );
  await expect(catalogue.getByRole('button', { name: 'Add: Smith’s Bible Dictionary' })).toBeEnabled();
  expect(
    (await request.get('/api/admin/library', { headers: await strangersHeaders(request, baseURL!) })).status(),
  ).toBe(404);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  await expect(page.getByText('Every service answers.')).toBeVisible();
});
