import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { newAccount, openAs } from '../support/accounts.js';
import { apiOf, expectToast } from '../support/bible.js';
import { seedUser } from '../support/seed-user.js';
import { exportAs, seedSermon, sermonBody } from '../support/sermons.js';
import { expect, settled, test } from '../support/test.js';

// The code that makes a Word document must not have been loaded by a test before this one: without a network there is
// none then.
test.use({ coldBrowser: true });

const BODY = 'He says, "Father, I have sinned against heaven, and against thee" (Luke 15:18).\nThe father runs.';
/** As the gateway says it while a service is away. */
const AWAY = {
  status: 503,
  json: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'A part of the server is not available just now. Try again soon.',
  },
};
const FULL = {
  status: 413,
  json: { code: 'quota_exceeded', message: 'Your account is full. Delete what you no longer need, then save again.' },
};

const state = (page: Page) => page.getByTestId('saved-state');
const saved = (page: Page) => expect(state(page)).toHaveText(/^Saved/);
const type = async (page: Page, words: string) => {
  await sermonBody(page).press('Control+End');
  await page.keyboard.type(words);
};
const word = (page: Page) => exportAs(page, 'Word document');

test('while everything fails a sermon is written on, each failure says what to do next, and nothing typed is lost', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = newAccount();
  const session = await seedUser(request, baseURL!, account);
  const api = apiOf(request, session);
  const address = await seedSermon(request, session, {
    title: 'Far off',
    scripture: 'Luke 15',
    outline: 'I. Home',
    body: BODY,
  });
  await page.addInitScript(() => {
    localStorage.setItem('scholar_remember_me', 'true');
    localStorage.setItem('scholar_remember_expiry', String(Date.now() + 86_400_000));
  });
  await openAs(page, session, address);
  await expect(sermonBody(page)).toHaveValue(BODY);

  await test.step('the server answers nothing but 503', async () => {
    await page.route('**/api/**', (route) => route.fulfill(AWAY));
    await type(page, ' One.');
    await expect(state(page)).toHaveText('Kept on this device');
    await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })).toContainText(
      'Go on writing: your text is kept on this device and saved by itself once the server is back.',
    );
    await page.getByRole('button', { name: 'Rewrite in this style' }).click();
    await expectToast(page, 'Failed to enhance content');
    await page.getByRole('button', { name: 'Passage guide' }).click();
    const dossier = page.getByRole('region', { name: 'Passage guide' });
    await expect(dossier.getByText('Parts of it could not be loaded')).toBeVisible();
    await expect(dossier.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('button', { name: 'Check quotations' }).click();
    const check = page.getByRole('region', { name: 'Check quotations' });
    await expect(check.getByText('Your quotations could not be checked')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect(sermonBody(page)).toHaveValue(`${BODY} One.`);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await check.getByRole('button', { name: 'Try again' }).click();
    await expect(check.getByText('1 quotation, 0 exact, 1 to look at').first()).toBeVisible();
    await saved(page);
    await page.getByRole('button', { name: 'Close the check' }).click();
  });

  await test.step('the network is gone', async () => {
    // The pulpit has come in beside the workspace.
    await settled(page);
    await context.setOffline(true);
    await word(page);
    await expectToast(page, 'The document could not be made');
    await type(page, ' Two.');
    await expect(state(page)).toHaveText('Kept on this device');
    const [text] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'Download')]);
    expect(text.suggestedFilename()).toMatch(/^Far off-.*\.txt$/);
    await page.getByRole('link', { name: 'Preach' }).click();
    const podium = page.getByRole('region', { name: 'Preaching: Far off' });
    await expect(podium.getByText('The father runs. One. Two.')).toBeVisible();
    await page.goBack();
    await expect(sermonBody(page)).toHaveValue(`${BODY} One. Two.`);
    await context.setOffline(false);
    await saved(page);
    const [document] = await Promise.all([page.waitForEvent('download'), word(page)]);
    expect(document.suggestedFilename()).toMatch(/^Far off-.*\.docx$/);
  });

  await test.step('the account is full', async () => {
    await page.route('**/api/sermons/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(FULL) : route.continue(),
    );
    await type(page, ' Three.');
    const trouble = page.getByRole('alert').filter({ hasText: 'Your last changes could not be saved' });
    await expect(trouble).toContainText('Delete what you no longer need, then save again. Your text is kept');
    await expect(sermonBody(page)).toHaveValue(`${BODY} One. Two. Three.`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await trouble.getByRole('button', { name: 'Try again' }).click();
    await saved(page);
  });

  await test.step('the session is over', async () => {
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await request.post('/auth/v1/logout?scope=global', { headers })).status()).toBe(204);
    await expect.poll(() => api.status('/api/sermons')).toBe(401);
    await type(page, ' Four.');
    const form = page.getByRole('dialog', { name: 'Sign in to go on' });
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(form).toBeHidden();
    await expect(sermonBody(page)).toHaveValue(`${BODY} One. Two. Three. Four.`);
    await saved(page);
    await page.reload();
    await expect(sermonBody(page)).toHaveValue(`${BODY} One. Two. Three. Four.`);
  });
});
