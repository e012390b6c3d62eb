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

test('notes on a passage are read beside a verse and in the Library, their titles above the text, and a mistake is reported', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  await openAs(page, await seedUser(request, baseURL!), '/bible/Matthew/5');
  await page.getByRole('button', { name: /^Matthew 5:3,/ }).click();
  const notes = page.getByRole('region', { name: 'What this passage does' });
  await expect(notes.getByText(/Drafted by machine, references and quotations checked by program/)).toBeVisible();
  await notes.getByText('About it, and where it stands').click();
  expect(await accessibilityProblems(page)).toEqual([]);
  const title = await notes.getByRole('heading', { level: 4 }).innerText();

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Text size and theme' }).click();
  await page.getByRole('switch', { name: /^Titles of passages/ }).click();
  const chapter = page.getByRole('list', { name: /^Matthew 5,/ });
  const heading = chapter.getByRole('heading', { name: title });
  await expect(heading).toBeVisible();
  await page.keyboard.press('Escape');
  const selected = await chapter.evaluate((list) => {
    window.getSelection()?.selectAllChildren(list);
    return window.getSelection()?.toString();
  });
  expect(selected).toContain('Blessed are the poor in spirit');
  expect(selected).not.toContain(title);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto('/library/works/berea');
  await page.getByText('Matthew', { exact: true }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: 'What this passage does' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Report a mistake' }).click();
  await page.keyboard.type('A reference leads to another verse.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/^Thank you\./)).toBeVisible();
  await page.getByRole('link', { name: 'Read in the Bible' }).click();
  await expect(page).toHaveURL(/\/bible\/Matthew\/5\/\d+/);
  expect(watch.problems()).toEqual([]);
});
