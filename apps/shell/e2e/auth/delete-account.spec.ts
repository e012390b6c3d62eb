import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { lastMail, newAccount, openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { sermonsOf, seedSermon } from '../support/sermons.js';
import { atHome, signIn } from '../support/sign-in.js';
import { expect, test } from '../support/test.js';

/** A sermon with a public link. @returns the status of the link's page for a visitor without an account */
async function shareSermon(request: APIRequestContext, session: Session) {
  await seedSermon(request, session, { title: 'Salt', scripture: 'Matthew 5:13', outline: 'One', notes: 'n' });
  const [sermon] = await sermonsOf(request, session);
  const made = await request.put(`/api/sermons/${sermon!.id}/links/${randomUUID()}`, {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: { label: 'For the tablet' },
  });
  const { token } = (await made.json()) as { token: string };
  return async () => (await request.get(`/api/shared/${token}`)).status();
}

async function deleteAccount(page: Page, password: string) {
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByLabel('Type “Delete My Account” to confirm').fill('Delete My Account');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete my account now' }).click();
}

test('an account is closed with its links, and taken back by signing in, with all that was in it', async ({
  page,
  request,
  baseURL,
}) => {
  const account = newAccount();
  const session = await seedUser(request, baseURL!, account);
  const shared = await shareSermon(request, session);
  expect(await shared()).toBe(200);
  await openAs(page, session, '/settings/delete-account');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await expect(page.getByText('1 sermon', { exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await deleteAccount(page, 'not the password');
  await expect(page.getByText('The password is not right.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Delete my account now' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(shared).toBe(404);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(account.email);

  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await signIn(page, account.email, account.password);
  await expect(page.getByText(/^This account is closed\./)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await atHome(page);
  await expect.poll(shared).toBe(200);
});

test('the link of the mail takes a closed account back, in another browser too', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const account = newAccount();
  await openAs(page, await seedUser(request, baseURL!, account), '/settings/delete-account');
  await deleteAccount(page, account.password);
  await expect(page.getByText(`A mail to ${account.email} has a link`)).toBeVisible();
  const { kind, text } = await lastMail(request, account.email);
  expect(kind).toBe('account_closed');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(/http\S+\/keep-account#\S+/.exec(text)?.[0] ?? '');
  await expect(elsewhere.getByRole('heading', { name: 'Keep your account' })).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/keep-account$/);
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Keep my account' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your account is open again' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Sign in' }).click();
  await signIn(elsewhere, account.email, account.password);
  await atHome(elsewhere);
  await elsewhere.context().close();
});
