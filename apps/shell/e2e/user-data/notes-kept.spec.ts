import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { apiOf, expectToast } from '../support/bible.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

test('a note is changed on two devices, gone back to, deleted and brought back, and nothing of it is lost', async ({
  page,
  request,
  baseURL,
}) => {
  // A change that another one overtook is refused, and merged. Idle fetches of the frame may meet the time without a
  // network.
  const watch = watchPage(page, {
    allow: [/412 \(Precondition Failed\)/, /ERR_INTERNET_DISCONNECTED/, /Loading chunk \d+ failed/],
  });
  const session = await seedUser(request, baseURL!);
  const api = apiOf(request, session);
  const text = 'He is dressed as a son.\n\nGrace does not wait.';
  await api.send('POST', '/api/notes', { title: 'The robe', content: text, scripture: 'Luke 15:22' });
  const [{ id = '' } = {}] = await api.get<{ id: string }[]>('/api/notes');

  // The editor, on its way out, holds the same words for a moment.
  const note = page.getByRole('main').locator('[data-print]');

  await test.step('it has the changes of both devices', async () => {
    await openAs(page, session, `/notes/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'The robe' })).toBeAttached();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const editor = page.getByRole('dialog', { name: 'Edit Note' });
    await editor.getByLabel('Content').fill(text.replace('a son', 'a beloved son'));
    await api.send('PUT', `/api/notes/${id}`, {
      title: 'The robe before the bath',
      content: text.replace('not wait', 'not wait for clean hands'),
      scripture: 'Luke 15:22',
    });
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'It was changed elsewhere too: both changes are in it.');
    await expect(note.getByText('He is dressed as a beloved son.')).toBeVisible();
    await expect(note.getByText('Grace does not wait for clean hands.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'The robe before the bath' })).toBeAttached();
  });

  await test.step('an earlier version is read and restored', async () => {
    await page.getByRole('button', { name: 'Versions', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Versions' });
    await expect(drawer.getByRole('listitem')).toHaveCount(3);
    await drawer.getByRole('listitem').last().getByRole('button').click();
    await expect(drawer.getByRole('group', { name: 'Its text' })).toContainText('He is dressed as a son.');
    expect(await accessibilityProblems(page)).toEqual([]);
    await drawer.getByRole('button', { name: /^Restore/ }).click();
    await expectToast(page, 'Version restored');
    await expect(note.getByText('He is dressed as a son.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'The robe', exact: true })).toBeAttached();
  });

  await test.step('a change saved without a network is sent when there is one, also after the editor was closed', async () => {
    const edit = async (content: string) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      const editor = page.getByRole('dialog', { name: 'Edit Note' });
      await editor.getByLabel('Content').fill(content);
      await page.context().setOffline(true);
      await editor.getByRole('button', { name: 'Save Changes' }).click();
      await expectToast(page, 'Failed to update note');
      // Cancel would mean that it is not to be sent.
      await editor.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByText('They are sent by themselves when there is one again.')).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    };
    await edit('Written in the tunnel.');
    await page.context().setOffline(false);
    await expectToast(page, 'Note updated successfully');
    await expect(note.getByText('Written in the tunnel.')).toBeVisible();

    await edit('Mine from the tunnel.');
    await api.send('PUT', `/api/notes/${id}`, {
      title: 'The robe',
      content: 'Theirs above it.',
      scripture: 'Luke 15:22',
    });
    await page.context().setOffline(false);
    await expectToast(page, 'It was changed elsewhere meanwhile. Open it in Notes to choose.');
    await expect(note.getByText('Theirs above it.')).toBeVisible();
    const conflict = page.getByRole('region', { name: 'This note was changed on another device' });
    await expect(conflict.getByRole('group', { name: 'Text of this device' })).toContainText('Mine from the tunnel.');
    expect(await accessibilityProblems(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Keep both' }).click();
    await expectToast(page, 'Both are kept');
    const titles = (await api.get<{ title: string }[]>('/api/notes')).map(({ title }) => title);
    expect(titles).toEqual(['The robe (my version)', 'The robe']);
  });

  await test.step('deleted by mistake, it is back by Undo, and from the bin', async () => {
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete note: The robe', exact: true }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await page.getByRole('link', { name: 'Study Notes' }).click();
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'The robe', exact: true }) });
    await remove();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
    await remove();
    await expect(card).toHaveCount(0);
    await page.getByRole('link', { name: 'Bin' }).click();
    await expect(page.getByText('30 days left')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore: The robe' }).click();
    await expect(page.getByText('The bin is empty')).toBeVisible();
    await page.goto(`/notes/${id}`);
    await expect(note.getByText('Theirs above it.')).toBeVisible();
  });
  expect(watch.problems()).toEqual([]);
});

test('the journal shows the days that were written on, and a verse from what was read', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  const api = apiOf(request, session);
  await api.send('POST', '/api/reading', { book: 'Psalms', chapter: 23 });
  await api.send('POST', '/api/notes', { title: 'A short night', content: 'Slept little.', tags: ['journal'] });
  await openAs(page, session, '/notes?tab=journal');
  await expect(page.getByRole('heading', { name: "Today's Reflection" })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 day in a row' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Psalm 23:\d$/ })).toBeVisible();
  const days = page.getByRole('complementary', { name: 'Days of your journal' });
  await days.getByRole('button', { name: /1 entry$/ }).click();
  await expect(page.getByText(/^Entries of/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'A short night', exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a task is ticked on the page of its note by keyboard, and beside the note stands what else there is on the verse', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  const session = await seedUser(request, baseURL!);
  const api = apiOf(request, session);
  await api.send('POST', '/api/notes', { title: 'The ring', content: 'Sonship.', scripture: 'Luke 15:22' });
  await api.send('POST', '/api/notes', {
    title: 'The robe',
    content: '- [ ] Read\n- [ ] Pray',
    scripture: 'Luke 15:22',
  });
  await api.send('PUT', '/api/highlights/Luke/15/22', { colour: 'yellow' });
  const notes = await api.get<{ id: string; title: string }[]>('/api/notes');
  await openAs(page, session, `/notes/${notes.find(({ title }) => title === 'The robe')!.id}`);

  const pray = page.getByRole('checkbox', { name: 'Pray' });
  await pray.focus();
  await page.keyboard.press('Space');
  await expect(pray).toBeChecked();
  await expect(pray).toBeFocused();
  await expect.poll(async () => JSON.stringify(await api.get('/api/notes'))).toContain('- [x] Pray');
  await page.reload();
  await expect(pray).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Read' })).not.toBeChecked();

  const beside = page.getByRole('complementary', { name: 'Also on Luke 15:22' });
  await expect(beside.getByRole('link', { name: /^Yellow, on Luke 15:22/ })).toBeVisible();
  await expect(beside.getByRole('link', { name: /^Read on: / })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await beside.getByRole('link', { name: /^The ring/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The ring' })).toBeAttached();
  expect(watch.problems()).toEqual([]);
});
