import type { Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { openTools, panel } from '../support/bible.js';
import { startSpecServer } from '../support/spec-server.js';
import { expect, settled, test, visit } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

let server: Awaited<ReturnType<typeof startSpecServer>>;
test.beforeAll(async () => {
  server = await startSpecServer(`http://127.0.0.1:${process.env['E2E_PORT']}`);
});
test.afterAll(() => server.end());
test.use({ coldBrowser: true });

/** Panels in place of what could not be shown. */
const FALLBACK = /This part of Berea is not answering|This page could not show|could not be reached/;

const expectWhole = async (page: Page, where: string) => {
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
  await expect(page.getByText(FALLBACK), where).toHaveCount(0);
};
const expectText = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

// That a route is missing is said by the browser itself.
const ALLOWED = { allow: [/404 \(Not Found\)/] };

test.describe('over a server that knows the first shapes of the API alone', () => {
  test('each page opens, shows what it was given, and none fails', async ({ page, reader }) => {
    const watch = watchPage(page, ALLOWED);
    await openAs(page, reader, `${server.url}/`);
    await expectText(page, 'Silas went with Paul.');
    const shows: Readonly<Record<string, string | RegExp>> = {
      '/bible/John/3': 'Words of John 3, verse 16.',
      '/bible/Psalms/23': 'Words of Psalms 23, verse 1.',
      '/bible/John/11?q=wept': /Jesus wept/,
      '/notes': 'Grace',
      '/notes/33333333-3333-4333-8333-333333333333': /Unearned favour/,
      '/notes?tab=journal': 'A quiet day.',
      '/sermon-prep': 'Salt and light',
      '/library': /Featured|Library/,
      '/library?tab=marks': /John 3:16|Library/,
      '/profile': 'Ruth Adeyemi',
      '/settings': 'App Tutorial',
      '/settings/cookies': /cookies/i,
      '/settings/delete-account': /Delete/,
      '/menu': 'Share with Others',
      '/community': 'Coming Soon',
    };
    for (const [path, words] of Object.entries(shows)) {
      await page.goto(server.url + path);
      await expectText(page, words);
      await expectWhole(page, path);
    }
    expect(watch.problems()).toEqual([]);
  });

  test('a question in the chat, the study tools and Scholar’s tools in a sermon are answered', async ({
    page,
    reader,
  }) => {
    const watch = watchPage(page, ALLOWED);
    await openAs(page, reader, `${server.url}/`);
    await page.getByRole('textbox').last().fill('Who was Barnabas?');
    await page.keyboard.press('Control+Enter');
    await expectText(page, 'Barnabas was a Levite of Cyprus.');
    await visit(page, '/bible/John/3');
    await openTools(page, 'John 3:16');
    await page.getByRole('button', { name: /Cross-References/ }).click();
    await expectText(page, 'The verse tells of the gift of God.');
    await page.getByRole('button', { name: 'Back to Tools' }).click();
    await panel(page, 'Study Tools')
      .getByRole('button', { name: /Semantic/ })
      .click();
    await expectText(page, /mercy, kindness/);
    await page.getByRole('button', { name: 'Back to Tools' }).click();
    await panel(page, 'Study Tools').getByPlaceholder('What would you like to understand?').fill('Why?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expectText(page, 'The verse tells of the gift of God.');
    await expectWhole(page, 'Study Tools');
    expect(watch.problems()).toEqual([]);
  });

  test('notes and sermons are written, changed and deleted', async ({ page, reader }) => {
    const watch = watchPage(page, ALLOWED);
    await openAs(page, reader, `${server.url}/notes`);
    await page.getByRole('button', { name: 'New Note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Note' });
    await dialog.getByLabel('Title').fill('Mercy');
    await dialog.getByLabel('Content').fill('New every morning');
    await dialog.getByRole('button', { name: /^(Save|Create)/ }).click();
    await expectText(page, 'Note created successfully');
    await page.goto(`${server.url}/notes?tab=sermon&sermon=55555555-5555-4555-8555-555555555555`);
    await expectWhole(page, 'the workspace');
    await expectText(page, /Sermon Body/);
    expect(watch.problems()).toEqual([]);
  });
});
