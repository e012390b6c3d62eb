import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { authClient, newAccount, openAs } from '../support/accounts.js';
import { tabTo } from '../support/keyboard.js';
import { protectedAccount } from '../support/protected-account.js';
import { seedUser } from '../support/seed-user.js';
import { signIn } from '../support/sign-in.js';
import { expect, test, visit } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

// One pixel, 1 x 1.
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('a first visit: cookies by purpose, onboarding and the tour that it offers', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  const account = newAccount();
  await seedUser(request, baseURL!, account, { welcomed: false });
  await page.goto('/login');
  // As a version without a cookie banner has left them.
  await page.evaluate(() => {
    for (const key of ['berea_last_place', 'berea_analytics_id']) localStorage.setItem(key, 'Ruth/1');
  });
  const banner = page.getByRole('region', { name: /^Cookie/ });
  await banner.getByRole('button', { name: 'Customize' }).click();
  await expect(banner.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
  await banner.getByRole('switch', { name: 'Functional' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(banner).toBeHidden();
  expect([await kept(page, 'berea_last_place'), await kept(page, 'berea_analytics_id')]).toEqual([null, null]);

  await signIn(page, account.email, account.password);
  for (const name of ['Get Started', 'Continue', 'Start Guided Tour']) await page.getByRole('button', { name }).click();
  // Chosen a moment ago: it opens although nothing of it may be kept.
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Step 1 of 8')).toBeHidden();
  await page.goto('/bible/John/3');
  // It becomes the last place when it is there to be read, rather than only to be seen.
  await expect(page.getByRole('list', { name: /^John 3,/ })).toContainText('For God so loved the world');
  for (const key of ['berea_last_place', 'berea_last_chapter', 'scholarTutorialCompleted'])
    expect(await kept(page, key), key).toBeNull();

  await page.goto('/settings/cookies');
  await page.getByRole('switch', { name: 'Functional' }).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Preferences saved', { exact: true })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.goto('/bible/John/3');
  await expect.poll(() => kept(page, 'berea_last_place')).toContain('John');
  expect(watch.problems()).toEqual([]);
});

test('the frame opens help, tutorial and palette, and shows a picture that was chosen', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, '/settings');
  const tutorial = page.getByRole('button', { name: /App Tutorial/ });
  await tutorial.click();
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  const card = await page.getByRole('dialog').locator('> *').last().boundingBox();
  expect(card).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await page.getByRole('button', { name: 'Begin Tour' }).click();
  await expect(page.getByText('Step 2 of 8')).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('button', { name: 'Skip Tour' }).click();
  await expect(page.getByText('Step 1 of 8')).toBeHidden();
  await expect(tutorial).toBeFocused();
  const help = page.getByRole('button', { name: 'Help for this page' });
  await help.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(help).toBeFocused();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Go to' });
  await expect(field).toBeFocused();
  await field.fill('rom 8');
  await expect(page.getByRole('option', { name: /Romans 8/ }).first()).toHaveAttribute('aria-selected', 'true');
  expect(await accessibilityProblems(page)).toEqual([]);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/bible\/Romans\/8$/);
  await expect(field).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill('profile');
  await field.press('Enter');
  // By keyboard from here to the picture's removal; only the file itself is named by the journey.
  const change = page.getByRole('button', { name: 'Change your picture' });
  await change.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  const asked = page.waitForEvent('filechooser');
  await tabTo(page, dialog.getByRole('button', { name: 'Choose a file' }));
  await page.keyboard.press('Enter');
  await (await asked).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await tabTo(page, dialog.getByRole('application', { name: /arrow keys/ }));
  await page.keyboard.press('ArrowLeft');
  expect(await accessibilityProblems(page)).toEqual([]);
  await tabTo(page, dialog.getByRole('button', { name: 'Use picture' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Picture saved', { exact: true })).toBeVisible();
  const shown = page.getByRole('complementary', { name: 'Berea' }).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await page.reload();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await change.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Remove', exact: true }));
  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(0);
  await expect(change).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const goTo = page.getByRole('main').getByRole('button', { name: 'Go to…' });
  await goTo.click();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(goTo).toBeFocused();
  expect(watch.problems()).toEqual([]);
});

test('other sessions are ended by keyboard, one by one and all at once', async ({ page, request, baseURL }) => {
  const account = newAccount();
  await openAs(page, await seedUser(request, baseURL!, account), '/nowhere');
  const others = await Promise.all(
    [1, 2, 3].map(async () => {
      const { data } = await (await authClient(request, baseURL!)).signInWithPassword(account);
      return { authorization: `Bearer ${data.session?.access_token}` };
    }),
  );
  const statuses = () =>
    Promise.all(others.map(async (headers) => (await request.get('/api/notes', { headers })).status()));
  expect(await statuses()).toEqual([200, 200, 200]);
  await visit(page, '/profile');
  const sessions = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await tabTo(page, sessions.getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await tabTo(page, page.getByRole('button', { name: 'Sign out others' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  // Gateways learn of it within half a second.
  await expect.poll(statuses).toEqual([401, 401, 401]);
  await page.reload();
  await expect(sessions).toContainText('This one');
});

test('a session that ends while somebody writes is renewed above the page, and nothing is lost', async ({
  page,
  request,
  baseURL,
}) => {
  const { account, session } = await protectedAccount(request, baseURL!);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const made = await request.post('/auth/v1/recovery-codes', { headers, data: {} });
  const { codes } = (await made.json()) as { codes: string[] };
  await page.addInitScript(() => {
    localStorage.setItem('scholar_remember_me', 'true');
    localStorage.setItem('scholar_remember_expiry', String(Date.now() + 86_400_000));
  });
  await openAs(page, session, '/notes');
  await page.getByRole('button', { name: 'New Note' }).click();
  await page.getByLabel('Title').fill('Half a thought');
  await page.getByLabel('Content').fill('It goes on');
  // From another device.
  const ended = await request.post('/auth/v1/logout?scope=global', { headers });
  expect(ended.status()).toBe(204);
  // Gateways learn of it within half a second; until then what is sent with it is saved as before.
  await expect.poll(async () => (await request.get('/api/notes', { headers })).status()).toBe(401);
  await page.getByRole('button', { name: 'Create Note' }).click();
  const form = page.getByRole('dialog', { name: 'Sign in to go on' });
  await expect(form).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByLabel('6-digit code')).toBeFocused();
  // Without the app, as on the page of its own.
  await tabTo(page, form.getByRole('button', { name: 'Use a recovery code' }));
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Recovery code')).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.type(codes[0] ?? '');
  await tabTo(page, form.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByLabel('Content')).toHaveValue('It goes on');
  await page.getByRole('button', { name: 'Create Note' }).click();
  await expect(page.getByText('Note created successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Half a thought', exact: true })).toHaveCount(1);
  await expect(page.getByRole('article').getByText('It goes on')).toBeVisible();
});
