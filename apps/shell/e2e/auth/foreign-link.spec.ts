import type { Session } from '@supabase/supabase-js';
import type { Page } from '@playwright/test';
import { authClient, lastMail, newAccount, openAs, signUpAndConfirm } from '../support/accounts.js';
import { expect, test } from '../support/test.js';

const linkOf = ({ access_token, refresh_token }: Session, type = 'magiclink') =>
  `/#${new URLSearchParams({ access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type })}`;
const follow = async (page: Page, link: string) => {
  // Another address of the same page would not load it again.
  await page.goto('about:blank');
  await page.goto(link);
};
const whoIsHere = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('berea-session') ?? '{}') as Session).user.email);

test('a link with tokens asks the signed-in user before it signs in another account', async ({
  page,
  request,
  baseURL,
}) => {
  const [ruth, boaz] = [newAccount('Ruth Adeyemi'), newAccount('Boaz Adeyemi')];
  const ofRuth = await signUpAndConfirm(request, baseURL!, ruth);
  const ofBoaz = await signUpAndConfirm(request, baseURL!, boaz);
  await openAs(page, ofBoaz);
  await page.evaluate((id) => localStorage.setItem(`berea_draft:${id}:kept`, 'a counselling note'), ofBoaz.user.id);

  await follow(page, linkOf(ofRuth));
  const dialog = page.getByRole('dialog', { name: 'Sign in as somebody else?' });
  await expect(dialog).toContainText(`This link signs in ${ruth.email}; you are ${boaz.email}.`);
  expect(page.url()).not.toContain('access_token');
  expect(await whoIsHere(page)).toBe(boaz.email);
  await dialog.getByRole('button', { name: `Go on as ${boaz.email}` }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await whoIsHere(page)).toBe(boaz.email);

  await follow(page, linkOf(ofRuth));
  await dialog.getByRole('button', { name: `Sign in as ${ruth.email}` }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => whoIsHere(page)).toBe(ruth.email);
  const kept = (id: string) => localStorage.getItem(`berea_draft:${id}:kept`);
  expect(await page.evaluate(kept, ofBoaz.user.id)).toBe('a counselling note');
});

test('so does the link of a reset mail, which then leads to the new password of its own account', async ({
  page,
  request,
  baseURL,
}) => {
  const [ruth, boaz] = [newAccount('Ruth Adeyemi'), newAccount('Boaz Adeyemi')];
  await signUpAndConfirm(request, baseURL!, ruth);
  await openAs(page, await signUpAndConfirm(request, baseURL!, boaz));
  const resetLink = async () => {
    const auth = await authClient(request, baseURL!);
    // Mails to one address must be a second apart.
    await expect
      .poll(
        async () => (await auth.resetPasswordForEmail(ruth.email, { redirectTo: `${baseURL}/reset-password` })).error,
      )
      .toBeNull();
    const { token_hash } = await lastMail(request, ruth.email);
    return `/auth/v1/verify?${new URLSearchParams({ token: token_hash, type: 'recovery', redirect_to: `${baseURL}/reset-password` })}`;
  };
  const dialog = page.getByRole('dialog', { name: 'Sign in as somebody else?' });

  await follow(page, await resetLink());
  await expect(dialog).toContainText(`This link sets a new password for ${ruth.email}; you are ${boaz.email}.`);
  await dialog.getByRole('button', { name: `Go on as ${boaz.email}` }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(await whoIsHere(page)).toBe(boaz.email);

  await follow(page, await resetLink());
  await dialog.getByRole('button', { name: `Sign in as ${ruth.email}` }).click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect.poll(() => whoIsHere(page)).toBe(ruth.email);
});

test('a made-up token does not sign in, and leaves the current user signed in', async ({ page, request, baseURL }) => {
  const boaz = newAccount('Boaz Adeyemi');
  await openAs(page, await signUpAndConfirm(request, baseURL!, boaz));
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'ES256' })}.${part({ sub: 'x', email: boaz.email, exp: 4_000_000_000 })}.AAAA`;
  await follow(page, `/#${new URLSearchParams({ access_token: token, refresh_token: 'made-up', type: 'magiclink' })}`);
  const dialog = page.getByRole('dialog', { name: 'This link does not sign in' });
  await expect(dialog.getByRole('alert')).toContainText('Ask for a new link');
  await dialog.getByRole('button', { name: `Go on as ${boaz.email}` }).click();
  await expect(dialog).toBeHidden();
  expect(await whoIsHere(page)).toBe(boaz.email);
});
