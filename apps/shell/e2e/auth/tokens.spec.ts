import { randomUUID } from 'node:crypto';
import { operate } from '../../../../tools/operate/operate.mjs';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { newAccount, openAs } from '../support/accounts.js';
import { root } from '../support/product.js';
import { seedUser } from '../support/seed-user.js';
import { serverEnvironment } from '../support/server-environment.js';
import { expect, test } from '../support/test.js';

test('a personal token is made in the settings, used by a program, and refused once it is revoked', async ({
  page,
  request,
  baseURL,
}) => {
  const account = newAccount();
  const session = await seedUser(request, baseURL!, account);
  /** A program without a browser. */
  const call = (token: string, path: string, init: RequestInit = {}) =>
    fetch(new URL(path, baseURL), {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  const status = async (...args: Parameters<typeof call>) => (await call(...args)).status;

  await openAs(page, session, '/settings');
  await page.getByRole('link', { name: /^Personal tokens/ }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  await page.getByLabel('Name').fill('Backup of my notes');
  await page.getByRole('checkbox', { name: 'Write and change notes' }).press('Space');
  await page.getByRole('button', { name: 'Make token' }).press('Enter');
  const secret = await page.getByLabel('The new token').inputValue();
  expect(secret).toMatch(/^berea_pat_[\w-]{43}$/);
  await expect(page.getByText('Read Scripture and the library, Write and change notes. Ends on')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await test.step('it does what was chosen, and nothing else', async () => {
    expect(await status(secret, '/api/bible/John/3')).toBe(200);
    const note = { title: 'By a program', content: 'Kept.' };
    expect(await status(secret, '/api/notes', { method: 'POST', body: JSON.stringify(note) })).toBe(201);
    for (const path of ['/api/notes', '/api/sermons', '/api/tokens', '/api/profile', '/api/export/content'])
      expect([path, await status(secret, path)]).toEqual([path, 403]);
    expect(await status(secret, `/api/tokens/${randomUUID()}`, { method: 'PUT', body: '{}' })).toBe(403);
    for (const path of ['/auth/v1/user', '/auth/v1/sessions', '/auth/v1/account/export'])
      expect([401, 403]).toContain(await status(secret, path));
  });

  await test.step('once it is revoked it is refused', async () => {
    await page.reload();
    await expect(page.getByText('last used on')).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
    await page.getByRole('button', { name: 'Revoke Backup of my notes' }).press('Enter');
    await expect(page.getByText('None yet.')).toBeVisible();
    await expect.poll(() => status(secret, '/api/bible/John/3')).toBe(401);
    expect(await (await call(secret, '/api/notes')).json()).toMatchObject({ reason: 'token_ended' });
  });

  await test.step('a token of an account that an operator disables stops as well', async () => {
    const made = await call(session.access_token, `/api/tokens/${randomUUID()}`, {
      method: 'PUT',
      body: JSON.stringify({ name: 'Another', scopes: ['notes:read'], days: 7 }),
    });
    const { secret: another } = (await made.json()) as { secret: string };
    expect(await status(another, '/api/notes')).toBe(200);
    const environment = { ...process.env, ...serverEnvironment() };
    await operate({ root, environment, words: ['disable', account.email] });
    await expect.poll(() => status(another, '/api/notes')).toBe(401);
    await operate({ root, environment, words: ['enable', account.email] });
    await expect.poll(() => status(another, '/api/notes')).toBe(200);
  });
});
