import type { Browser, Page } from '@playwright/test';
import { authClient, newAccount, openAs } from '../support/accounts.js';
import { apiOf, expectMarks, expectToast, openTools, panel, seedMarks, toolbarOf, verse } from '../support/bible.js';
import { watchPage } from '../support/watch-page.js';
import { seedUser } from '../support/seed-user.js';
import { expect, settled, test } from '../support/test.js';

const MATTHEW = '/bible/Matthew/5';

test('marks on verses are there at once, after a reload and on another device', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const account = newAccount();
  const watch = watchPage(page);
  await openAs(page, await seedUser(request, baseURL!, account), MATTHEW);

  await test.step('highlights by the mouse, in the last colour and in another one', async () => {
    await (await toolbarOf(page, 'Matthew 5:3')).getByRole('button', { name: 'Highlight yellow' }).click();
    await expectMarks(page, 'Matthew 5:3', 'highlighted yellow');
    await expectToast(page, 'Verse highlighted');
    await (await toolbarOf(page, 'Matthew 5:3')).getByRole('button', { name: 'Choose a colour' }).click();
    await page.getByRole('radio', { name: 'Green' }).click();
    await expectMarks(page, 'Matthew 5:3', 'highlighted green');
    await expectToast(page, 'Verse highlighted');
  });

  await test.step('highlights and bookmarks by the keyboard', async () => {
    await page.mouse.move(0, 0);
    await verse(page, 'Matthew 5:3').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('h');
    await page.keyboard.press('b');
    await expectMarks(page, 'Matthew 5:4', 'highlighted green, bookmarked');
  });

  await test.step('notes, which leaves a dot', async () => {
    await (await toolbarOf(page, 'Matthew 5:5')).getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByLabel('Quick Note')).toBeFocused();
    await page.keyboard.type('Meek is not weak.');
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expectToast(page, 'Note saved');
    await expect(panel(page, 'Study Tools')).toBeHidden();
    await expectMarks(page, 'Matthew 5:5', 'has a note');
  });

  await test.step('chooses a range with Shift and bookmarks it by one press', async () => {
    await verse(page, 'Matthew 5:6').focus();
    await verse(page, 'Matthew 5:8').click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Chosen verses' });
    await expect(bar.getByRole('status')).toHaveText('3 verses · Matthew 5:6–8');
    await bar.getByRole('button', { name: 'Bookmark' }).click();
    for (const number of [6, 7, 8]) await expectMarks(page, `Matthew 5:${number}`, 'chosen, bookmarked');
    await expectToast(page, 'Bookmarks added');
    await page.keyboard.press('Escape');
    await expectMarks(page, 'Matthew 5:7', 'bookmarked');
  });

  const expectAll = async (where: Page) => {
    await expectMarks(where, 'Matthew 5:3', 'highlighted green');
    await expectMarks(where, 'Matthew 5:4', 'highlighted green, bookmarked');
    await expectMarks(where, 'Matthew 5:5', 'has a note');
    for (const number of [6, 7, 8]) await expectMarks(where, `Matthew 5:${number}`, 'bookmarked');
  };
  await test.step('finds all of it after a reload', async () => {
    await settled(page);
    await page.reload();
    await expectAll(page);
  });

  await test.step('finds all of it on another device, and what is removed there is gone here', async () => {
    const other = await anotherDevice(browser, baseURL!, async () => {
      const auth = await authClient(request, baseURL!);
      const { data } = await auth.signInWithPassword(account);
      return data.session!;
    });
    await other.goto(MATTHEW);
    await expectAll(other);
    await (await toolbarOf(other, 'Matthew 5:3')).getByRole('button', { name: 'Remove highlight' }).click();
    await expectMarks(other, 'Matthew 5:3', '');
    await expectToast(other, 'Highlight removed');
    await other.context().close();
    await page.reload();
    await expectMarks(page, 'Matthew 5:3', '');
  });
  expect(watch.problems()).toEqual([]);
});

test('My marks lists every mark on a verse, leads there, and gives back what was deleted', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  await seedMarks(request, session);
  await openAs(page, session, '/bible/Romans/8');
  await page.getByRole('button', { name: 'My marks' }).click();
  const marks = panel(page, 'My marks');
  const list = marks.getByRole('list', { name: 'My marks' }).getByRole('listitem');
  await expect(list).toHaveCount(5);

  const kind = (name: RegExp) => marks.getByRole('group', { name: 'Kind' }).getByRole('button', { name }).click();
  await kind(/^Highlights/);
  await expect(list).toHaveCount(3);
  await marks
    .getByRole('group', { name: 'Colour' })
    .getByRole('button', { name: /^green/ })
    .click();
  await expect(list).toHaveText([/John 3:16/, /Matthew 5:6/]);
  await marks.getByRole('combobox', { name: 'Book' }).click();
  await page.getByTitle(/^Matthew/).click();
  await expect(list).toHaveText([/Matthew 5:6.*hunger and thirst/s]);

  await list.getByRole('link', { name: 'Matthew 5:6' }).click();
  await expect(page).toHaveURL(/\/bible\/Matthew\/5\/6$/);
  await expect(verse(page, 'Matthew 5:6')).toBeInViewport();

  await marks.getByRole('button', { name: 'Delete green highlight: Matthew 5:6' }).click();
  await expectMarks(page, 'Matthew 5:6', '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Highlight restored');
  await expectMarks(page, 'Matthew 5:6', 'highlighted green');
  await kind(/^Notes/);
  await marks.getByRole('button', { name: /^Delete note/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Note restored');
  const notes = await apiOf(request, session).get<{ title: string; content: string }[]>('/api/notes');
  expect(notes).toMatchObject([{ title: 'Note on Matthew 5:13', content: 'Salt keeps.' }]);
});

test('a mark on a verse that cannot be saved is taken back, and a message says so', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, MATTHEW);
  await page.route('**/api/highlights/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'X', message: 'x' } }),
  );
  await openTools(page, 'Matthew 5:3');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expectToast(page, 'Highlight not saved');
  await expectMarks(page, 'Matthew 5:3', '');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Verse highlighted');
  await expectMarks(page, 'Matthew 5:3', 'highlighted yellow');
});

/** A browser of its own, where the same person signs in. */
async function anotherDevice(
  browser: Browser,
  baseURL: string,
  signIn: () => Promise<Parameters<typeof openAs>[1]>,
): Promise<Page> {
  const other = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();
  await openAs(other, await signIn());
  return other;
}
