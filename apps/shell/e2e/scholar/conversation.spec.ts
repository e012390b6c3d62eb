import { readFile } from 'node:fs/promises';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

test('a conversation grows in two tabs, is asked again in other words, found, renamed, exported and deleted', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, '/');
  const box = page.getByPlaceholder('Ask Scholar about Scripture...');
  const log = page.getByRole('log', { name: 'Scholar’s answers' });

  await test.step('asks, and hears the whole answer once', async () => {
    await box.fill('Who was Barnabas?');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('link', { name: /Acts 4:36.*checked/i }).first()).toBeVisible();
    await expect(log.getByText(/^Scholar answered: /)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  const other = await context.newPage();
  await test.step('shows it in another tab, and what is asked there here', async () => {
    await other.goto('/');
    await expect(other.getByText('Who was Barnabas?', { exact: true })).toBeVisible();
    await other.getByPlaceholder('Ask Scholar about Scripture...').fill('What does Romans 8:28 say?');
    await other.keyboard.press('Control+Enter');
    await expect(page.getByText(/all things work together for good/).first()).toBeVisible();
    await other.close();
  });

  await test.step('asks the same in other words; both versions stay', async () => {
    await page.getByRole('button', { name: 'Edit and ask again' }).last().click();
    await page.getByRole('textbox', { name: 'Edit your question' }).fill('What does Romans 8:31 say?');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/If God be for us/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Earlier version' }).click();
    await expect(page.getByText('What does Romans 8:28 say?', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Version 1 of 2')).toBeVisible();
    await page.reload();
    await expect(page.getByText('What does Romans 8:31 say?', { exact: true })).toBeVisible();
  });

  const list = page.getByRole('complementary', { name: 'Conversations' });
  await test.step('finds it by words of an answer, renames it, and takes it out as Markdown', async () => {
    await page.getByRole('button', { name: 'Conversations' }).click();
    await list.getByRole('searchbox').fill('God be for us');
    await list
      .getByRole('button', { name: /God be for us/ })
      .first()
      .click();
    await list.getByRole('searchbox').fill('');
    await list.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await list.getByRole('textbox', { name: 'Title of the conversation' }).fill('Barnabas and Paul');
    await page.keyboard.press('Enter');
    await expect(list.getByRole('button', { name: 'Barnabas and Paul', exact: true })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Export all' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^Scholar conversations-\d{4}-\d\d-\d\d\.md$/);
    const text = await readFile(await file.path(), 'utf8');
    for (const words of [
      '# Barnabas and Paul',
      '> Who was Barnabas?',
      '> What does Romans 8:28 say?',
      '> What does Romans 8:31 say?',
    ]) {
      expect(text).toContain(words);
    }
  });

  await test.step('deletes it when the list is left, not before', async () => {
    const remove = async () => {
      await list.getByRole('button', { name: /^Actions for/ }).click();
      // The menu takes the focus once it is in its place.
      await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    };
    await remove();
    await list.getByRole('button', { name: 'Undo' }).click();
    await remove();
    await expect(list.getByText('Deleted “Barnabas and Paul”')).toBeVisible();
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Conversations' }).click();
    expect((await deleted).status()).toBe(204);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /Greek and Hebrew/ })).toBeVisible();
  });
});
