import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

test('a question is found in Berea Notes, its answer read, a verse of it opened, and Scholar answers with it', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  await openAs(page, await seedUser(request, baseURL!), '/library?tab=shelf');
  await page.getByRole('link', { name: /^Berea Notes/ }).click();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Search Berea Notes' }).fill('carrying burdens in Galatians 6');
  await page.getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('link', { name: /^Galatians 6:2 says/ })
    .first()
    .click();
  await expect(page.getByText(/^Both\. Paul uses two words/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Galatians 6:5' }).click();
  await expect(page).toHaveURL(/\/bible\/Galatians\/6\/5$/);

  await page.goto('/');
  await page
    .getByPlaceholder('Ask Scholar about Scripture...')
    .fill('does the bible contradict itself about carrying burdens');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Both\. Paul uses two words/).first()).toBeVisible();
  await expect(page.getByText(/Berea’s own short answer: Berea Notes/).first()).toBeVisible();
  expect(watch.problems()).toEqual([]);
});
