import type { APIRequestContext, Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { newAccount, openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

interface StoredNote {
  readonly title: string;
  readonly content: string;
  readonly version: number;
}

const notesOf = async (request: APIRequestContext, { access_token }: Session): Promise<StoredNote[]> =>
  (await request.get('/api/notes', { headers: { authorization: `Bearer ${access_token}` } })).json();

const write = async (page: Page, title: string, content: string) => {
  await page.getByRole('button', { name: 'New Note' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(content);
};
const failed = (page: Page) => page.getByText('Failed to create note', { exact: true });

test.describe('a new note on a bad line', () => {
  test('is kept after a save without network and a reload, and created once when the line is back', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const session = await seedUser(request, baseURL!);
    await openAs(page, session, '/notes');
    await write(page, 'On the train', 'Typed in a tunnel.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create Note' }).click();
    await expect(failed(page)).toBeVisible();
    await page.reload().catch(() => undefined);
    await context.setOffline(false);
    await page.goto('/notes');
    // The waiting note is sent by itself: from here, or already from the page that Chromium tried again when the line
    // was back, which then has told of it.
    await expect(page.getByRole('button', { name: 'On the train', exact: true })).toHaveCount(1);
    expect(await notesOf(request, session)).toMatchObject([{ title: 'On the train', content: 'Typed in a tunnel.' }]);
  });

  test('is created once when only the answer was lost, also after a new sign-in', async ({
    page,
    request,
    baseURL,
  }) => {
    const account = newAccount();
    const session = await seedUser(request, baseURL!, account);
    await openAs(page, session, '/notes');
    await write(page, 'Salt', 'For others.');
    await page.route('**/api/notes', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // It arrives, and its answer is lost.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Create Note' }).click();
    await expect(failed(page)).toBeVisible();
    expect(await notesOf(request, session)).toHaveLength(1);

    await page.evaluate(() => localStorage.setItem('berea-session', ''));
    await page.goto('/notes');
    // Not sooner: the dialog tries again by itself.
    await page.unrouteAll();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    // The waiting note is sent once a signed-in user can be told of it.
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/notes'),
    );
    await page.getByRole('button', { name: 'Sign In' }).click();
    expect((await answered).headers()['idempotent-replayed']).toBe('true');
    await expect(page.getByText('Note created successfully', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'New Note' }).click();
    await expect(page.getByLabel('Content')).toHaveValue('');
    expect(await notesOf(request, session)).toMatchObject([{ title: 'Salt', content: 'For others.', version: 1 }]);
  });
});

test('two windows edit one note: the second learns of the first, and neither text is lost', async ({
  page: first,
  browser,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  const authorization = `Bearer ${session.access_token}`;
  await request.post('/api/notes', { headers: { authorization }, data: { title: 'Salt', content: 'As it was.' } });
  const second = await (await browser.newContext()).newPage();
  const edit = async (page: Page) => {
    await page.getByRole('button', { name: 'Edit note: Salt' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  const save = async (page: Page, content: string) => {
    await page.getByLabel('Content').fill(content);
    await page.getByRole('button', { name: 'Save Changes' }).click();
  };
  const updated = (page: Page) => expect(page.getByText('Note updated successfully', { exact: true })).toBeVisible();

  await test.step('both open it in the same version', async () => {
    for (const page of [first, second]) {
      await openAs(page, session, '/notes');
      await edit(page);
    }
  });

  await test.step('the first saves, the second is shown both texts and keeps its own', async () => {
    await save(first, 'Of the first window.');
    await updated(first);
    await save(second, 'Of the second window.');
    const other = second.getByRole('region', { name: 'The other version' });
    await expect(other).toBeFocused();
    await expect(other.getByText('Of the first window.')).toBeVisible();
    await expect(second.getByLabel('Content')).toHaveValue('Of the second window.');
    expect(await notesOf(request, session)).toMatchObject([{ content: 'Of the first window.', version: 2 }]);
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await updated(second);
    expect(await notesOf(request, session)).toMatchObject([{ content: 'Of the second window.', version: 3 }]);
  });

  await test.step('the first, now the stale one, loads the other version; its own text survives a reload', async () => {
    await edit(first);
    await save(first, 'Of the first window, again.');
    await first.getByRole('button', { name: 'Load the other version' }).click();
    await expect(first.getByLabel('Content')).toHaveValue('Of the second window.');
    await first.reload();
    await edit(first);
    const own = first.getByRole('region', { name: 'Your text' });
    await expect(own.getByText('Of the first window, again.')).toBeVisible();
    await expect(first.getByLabel('Content')).toHaveValue('Of the second window.');
    await first.getByRole('button', { name: 'Use my text' }).click();
    await first.getByRole('button', { name: 'Save Changes' }).click();
    await updated(first);
    expect(await notesOf(request, session)).toMatchObject([{ content: 'Of the first window, again.', version: 4 }]);
  });
  await second.context().close();
});
