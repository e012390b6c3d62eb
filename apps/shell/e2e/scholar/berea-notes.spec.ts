import type { APIRequestContext } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, settled, test } from '../support/test.js';
import { problemsInBothThemes } from '../support/themes.js';
import { watchPage } from '../support/watch-page.js';

test('a question is found in Berea Notes, its answer read, a verse of it opened, and Scholar answers with it', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  await openAs(page, await seedUser(request, baseURL!), '/library?tab=shelf');
  await page.getByRole('link', { name: 'Berea Notes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Search Berea Notes' }).fill('carrying burdens in Galatians 6');
  await page.getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('link', { name: /^Galatians 6:2 says/ })
    .first()
    .click();
  await expect(page.getByText(/^Both\. There is what weighs so much/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Galatians 6:5' }).click();
  await expect(page).toHaveURL(/\/bible\/Galatians\/6\/5$/);

  await page.goto('/');
  await page
    .getByPlaceholder('Ask Scholar about Scripture...')
    .fill('does the bible contradict itself about carrying burdens');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Both\. There is what weighs so much/).first()).toBeVisible();
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

test.describe('introductions and articles', () => {
  /** The library's first entry of a list; the notes are still written. */
  const firstOf = async (request: APIRequestContext, token: string, list: string) => {
    const answer = await request.get(`/api/library/berea/${list}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { results: { id: string; book?: string; name?: string }[] }).results[0];
  };

  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`are found, read, and left for the reader at a width of ${size.width}`, async ({ page, request, baseURL }) => {
      await page.setViewportSize(size);
      const watch = watchPage(page);
      const session = await seedUser(request, baseURL!);
      const book = await firstOf(request, session.access_token, 'introductions');
      const article = await firstOf(request, session.access_token, 'articles');
      await openAs(page, session, '/library/works/berea');
      await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();

      if (book) {
        await page.getByText(book.book!, { exact: true }).click();
        await page.getByRole('link', { name: `Introduction to ${book.book}` }).click();
        await expect(page.getByRole('heading', { name: 'Who wrote it' })).toBeVisible();
        expect(await problemsInBothThemes(page)).toEqual([]);
        await page.getByRole('region', { name: 'Outline' }).getByRole('link').first().click();
        await expect(page).toHaveURL(new RegExp(`/bible/${encodeURIComponent(book.book!)}/1`));
        await page.getByRole('button', { name: new RegExp(`^${book.book} 1:1,`) }).click();
        await page.getByRole('link', { name: 'About this book' }).click();
        await expect(page).toHaveURL(`/library/berea/books/${book.id}`);
        await page.goto('/library/works/berea');
      }
      if (article) {
        await page.getByRole('textbox', { name: 'Search Berea Notes' }).fill(article.name!);
        await page.getByRole('button', { name: 'Search' }).click();
        const articles = page.getByRole('region', { name: 'People, places, things and words' });
        await articles.locator(`a[href$="/articles/${article.id}"]`).click();
        await expect(page.getByRole('heading', { name: 'Where to read more' })).toBeVisible();
        expect(await problemsInBothThemes(page)).toEqual([]);
        await page.getByRole('region', { name: 'Where to read more' }).getByRole('link').first().click();
        await expect(page).toHaveURL(/\/bible\/.+\/\d+\/\d+/);
      }

      await page.goto('/library/berea/articles/nobody-writes-this');
      await expect(page.getByText('Berea Notes has no article nobody-writes-this.')).toBeVisible();
      expect(await problemsInBothThemes(page)).toEqual([]);
      await page.getByRole('link', { name: 'See what Berea Notes has' }).click();
      await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
      await settled(page);
      expect(watch.problems().filter((problem) => !problem.includes('404'))).toEqual([]);
    });
});
