import { openAs } from '../support/accounts.js';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { watchPage } from '../support/watch-page.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

test('a saved answer reads as it was answered, and prints alone, black on white', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  const session = await seedUser(request, baseURL!);
  const headers = { authorization: `Bearer ${session.access_token}` };
  await request.patch('/api/user/profile', { headers, data: { darkMode: true } });
  await openAs(page, session);
  await page.goto('/');
  await page.getByPlaceholder('Ask Scholar about Scripture...').fill('Matthew 5:5');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Save to Notes' }).click();
  await expect(page.getByText('Saved to Notes successfully!', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  const card = page.getByRole('article').filter({ hasText: 'Scholar Response: Matthew 5:5' });
  await expect(card).toContainText('Blessed are the meek');
  await expect(card).not.toContainText(/[>#|]|\*\*/);

  await card.getByRole('button', { name: 'Scholar Response: Matthew 5:5', exact: true }).click();
  const note = page.getByRole('dialog', { name: 'Scholar Response: Matthew 5:5' });
  const verse = note.getByRole('blockquote').filter({ hasText: 'Blessed are the meek' }).first();
  await expect(verse).toBeVisible();
  // The tick is earned again, by the words of the note.
  await expect(verse.getByRole('link', { name: 'Matthew 5:5, checked against the KJV text' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(verse).toBeVisible();
  for (const button of ['Print', 'Edit Note', 'Close']) {
    await expect(page.getByRole('button', { name: button, exact: true })).toBeHidden();
  }
  await expect(page.getByRole('link', { name: 'Sermon Prep' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const onPaper = await verse.evaluate((element) => ({
    ink: getComputedStyle(element).color,
    paper: getComputedStyle(document.body).backgroundColor,
    head: getComputedStyle(element.closest('[data-print]')!.querySelector('header')!, '::before').content,
  }));
  expect(onPaper).toEqual({
    ink: 'rgb(0, 0, 0)',
    paper: 'rgb(255, 255, 255)',
    head: '"Scholar Response: Matthew 5:5"',
  });

  await page.emulateMedia({ media: 'screen' });
  await note.getByRole('link', { name: 'Open on its own page' }).click();
  await expect(page).toHaveURL(/\/notes\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('blockquote').filter({ hasText: 'Blessed are the meek' }).first()).toBeVisible();
  // The answer's headings come below the heading of the page, no step left out.
  expect(await accessibilityProblems(page, ['heading-order'])).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(watch.problems()).toEqual([]);
});
