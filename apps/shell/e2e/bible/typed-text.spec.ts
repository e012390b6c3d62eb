import type { Page } from '@playwright/test';
import { newAccount, openAs } from '../support/accounts.js';
import { apiOf, expectToast, openTools } from '../support/bible.js';
import { signIn } from '../support/sign-in.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

const fields = (page: Page) => ({
  note: page.getByLabel('Quick Note'),
  question: page.getByLabel('Ask Scholar about this verse'),
});

test('text typed beside a verse survives a failed save, a reload and the end of the session', async ({
  page,
  request,
  baseURL,
}) => {
  const account = newAccount();
  const session = await seedUser(request, baseURL!, account);
  await openAs(page, session, '/bible/Matthew/5');
  const { note, question } = fields(page);
  await openTools(page, 'Matthew 5:3');
  await note.fill('Blessed, not pitied.');
  await question.fill('What is poverty of spirit?');

  await test.step('both save and question fail, and say so', async () => {
    const away = { status: 503, json: { code: 'UNAVAILABLE', message: 'Try again in a moment.' } };
    await page.route('**/api/notes', (route) =>
      route.request().method() === 'POST' ? route.fulfill(away) : route.continue(),
    );
    await page.route('**/api/bible/study-tools', (route) => route.fulfill(away));
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expectToast(page, 'Failed to create note');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expectToast(page, 'Connection Error');
    await expect(note).toHaveValue('Blessed, not pitied.');
    await expect(question).toHaveValue('What is poverty of spirit?');
    await page.unrouteAll();
  });

  await test.step('it is there after a reload, at this verse alone', async () => {
    await page.reload();
    await openTools(page, 'Matthew 5:4');
    await expect(note).toHaveValue('');
    await openTools(page, 'Matthew 5:3');
    await expect(note).toHaveValue('Blessed, not pitied.');
    await expect(question).toHaveValue('What is poverty of spirit?');
  });

  await test.step('and after the session was ended elsewhere and a new sign-in', async () => {
    await note.fill('Blessed, not pitied. Theirs is the kingdom.');
    const api = apiOf(request, session);
    await api.send('POST', '/auth/v1/logout?scope=global', {});
    await expect.poll(() => api.status('/api/notes')).toBe(401);
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await signIn(page, account.email, account.password);
    await expect(page.getByRole('heading', { name: 'Matthew 5' })).toBeVisible();
    await openTools(page, 'Matthew 5:3');
    await expect(note).toHaveValue('Blessed, not pitied. Theirs is the kingdom.');
    await expect(question).toHaveValue('What is poverty of spirit?');
  });

  await test.step('until it is saved and answered', async () => {
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expectToast(page, 'Note saved');
    await openTools(page, 'Matthew 5:3');
    await expect(note).toHaveValue('');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByRole('button', { name: 'New Question' })).toBeVisible();
    await expect(question).toHaveValue('');
  });
});
