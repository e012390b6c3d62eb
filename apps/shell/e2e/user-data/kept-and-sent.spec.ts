import type { APIRequestContext, Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { openAs } from '../support/accounts.js';
import { expectToast, openTools } from '../support/bible.js';
import { seedUser } from '../support/seed-user.js';
import { seedSermon, sermonBody, sermonsOf } from '../support/sermons.js';
import { expect, test, visit } from '../support/test.js';

const notesOf = async (request: APIRequestContext, { access_token }: Session): Promise<{ title: string }[]> =>
  (await request.get('/api/notes', { headers: { authorization: `Bearer ${access_token}` } })).json();

/** As the server says it while its disk is full. */
const FULL_DISK = { status: 507, json: { code: 'storage_full', message: 'The server has no room left.' } };

const refuse = (page: Page, path: string) =>
  page.route(path, (route) => (route.request().method() === 'POST' ? route.fulfill(FULL_DISK) : route.continue()));

const writeNote = async (page: Page, title: string, content: string) => {
  await page.getByRole('button', { name: 'New Note' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(content);
};

test('a draft that another release kept opens with a form of other fields, and none of it is lost', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  const key = `berea_draft:${session.user.id}:note:new`;
  await openAs(page, session, '/notes');
  await writeNote(page, 'Unsent', 'An hour of writing, not sent yet.');
  await page.keyboard.press('Escape');
  await expectToast(page, 'Draft kept');
  await page.evaluate(
    ([id, older]) => localStorage.setItem(id!, older!),
    [key, JSON.stringify({ title: 'Unsent', content: 'An hour of writing, not sent yet.', mood: 'weary' })],
  );
  await page.reload();
  await page.getByRole('button', { name: 'New Note' }).click();
  await expect(page.getByText('Your unsaved text is back.')).toBeVisible();
  await expect(page.getByLabel('Content')).toHaveValue('An hour of writing, not sent yet.');
  await page.getByLabel('Title').fill('Unsent yet');
  await expect
    .poll(() => page.evaluate((id) => JSON.parse(localStorage.getItem(id) ?? '{}') as object, key))
    .toMatchObject({ title: 'Unsent yet', content: 'An hour of writing, not sent yet.', mood: 'weary' });
});

test('a sermon that waits to be sent is sent from another page, and a cancelled note is not', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, '/notes');

  await test.step('a note that could not be saved is cancelled', async () => {
    await refuse(page, '**/api/notes');
    await writeNote(page, 'Cancelled', 'Not to be sent.');
    await page.getByRole('button', { name: 'Create Note' }).click();
    await expectToast(page, 'Failed to create note');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/^It is not sent\./)).toBeVisible();
  });

  await test.step('a sermon that could not be saved waits once its form is closed', async () => {
    await refuse(page, '**/api/sermons');
    await page.goto('/sermon-prep');
    await page.getByRole('button', { name: 'New Sermon' }).click();
    await page.getByText('Title, Scripture, Outline and Notes').click();
    await page.getByLabel('Title').fill('Salt');
    await page.getByLabel('Scripture').fill('Matthew 5:13');
    await page.getByLabel('Outline').fill('I. Salt');
    await page.getByRole('button', { name: 'Create Sermon' }).click();
    await expectToast(page, 'Failed to create sermon');
    await page.keyboard.press('Escape');
    await expectToast(page, 'Waiting to be sent');
    expect(await sermonsOf(request, session)).toEqual([]);
  });

  await test.step('the sermon is sent from the Bible, and the note is not', async () => {
    await page.unrouteAll();
    await page.goto('/bible/John/3');
    await expectToast(page, 'Sermon created successfully');
    expect(await sermonsOf(request, session)).toMatchObject([{ title: 'Salt' }]);
    expect(await notesOf(request, session)).toEqual([]);
    await page.goto('/notes');
    await page.getByRole('button', { name: 'New Note' }).click();
    await expect(page.getByLabel('Content')).toHaveValue('Not to be sent.');
  });
});

test('text typed into the workspace that could not be saved is sent from the Bible, and the page says so', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  const body = 'The father runs.';
  const address = await seedSermon(request, session, {
    title: 'Far off',
    scripture: 'Luke 15',
    outline: 'I. Home',
    body,
  });
  await openAs(page, session, address);
  await expect(sermonBody(page)).toHaveValue(body);

  await test.step('the server is in trouble while the workspace is written in and left', async () => {
    await page.route('**/api/sermons/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Away.' } })
        : route.continue(),
    );
    await sermonBody(page).press('Control+End');
    await page.keyboard.type(' He falls on his neck.');
    await expect(page.getByTestId('saved-state')).toHaveText('Kept on this device');
    await visit(page, '/bible/Luke/15');
    await expect(page.getByRole('button', { name: /^Luke 15:20, / })).toBeVisible();
    expect(await sermonsOf(request, session)).toMatchObject([{ body }]);
  });

  await test.step('it is sent once the server is back, and Open leads to it', async () => {
    await page.unrouteAll();
    await expectToast(page, 'Sermon saved');
    await expectToast(page, 'Far off: It had waited for a connection.');
    expect(await sermonsOf(request, session)).toMatchObject([{ body: `${body} He falls on his neck.` }]);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(sermonBody(page)).toHaveValue(`${body} He falls on his neck.`);
    await expect(page.getByTestId('saved-state')).toHaveText(/^Saved/);
  });
});

test('pressed twice, an answer is one note and a verse one sermon, and the second press leads to it', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  await openAs(page, session);

  await test.step('an answer, also after a reload', async () => {
    await page.getByPlaceholder('Ask Scholar about Scripture...').fill('Matthew 5:5');
    await page.keyboard.press('Control+Enter');
    const save = page.getByRole('button', { name: 'Save to Notes' });
    await save.click();
    await expectToast(page, 'Saved to Notes successfully!');
    await page.reload();
    await save.click();
    await expectToast(page, 'In your notes');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page).toHaveURL(/\/notes\/[0-9a-f-]{36}$/);
    expect(await notesOf(request, session)).toHaveLength(1);
  });

  await test.step('a verse', async () => {
    await page.goto('/bible/John/3');
    const tools = await openTools(page, 'John 3:16');
    const add = tools.getByRole('button', { name: 'Add to sermon' });
    await add.click();
    await expectToast(page, 'Added to sermon prep');
    await add.click();
    await expectToast(page, 'In your sermons');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sermon on John 3:16' })).toBeAttached();
    await expect(page.getByText('For God so loved the world').first()).toBeVisible();
    expect(await sermonsOf(request, session)).toHaveLength(1);
  });
});
