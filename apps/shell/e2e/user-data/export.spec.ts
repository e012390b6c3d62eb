import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'yaml';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

test('a person takes along all that Berea holds of them, and a part that failed is asked for again', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const note = {
    title: 'Ruth/Boaz: <b>kin</b>',
    content: 'Compare Romans 8:28.',
    scripture: 'Ruth 2:20',
    tags: ['kin'],
  };
  const sermon = {
    title: 'A Great Way Off',
    scripture: 'Luke 15:11-32',
    outline: 'I. Left',
    body: 'He ran (Luke 15:20).',
  };
  const kept = [
    await request.post('/api/notes', { headers, data: note }),
    await request.post('/api/notes', { headers, data: { title: 'Morning', content: 'Thanks.', tags: ['journal'] } }),
    await request.post('/api/sermons', { headers, data: sermon }),
    await request.post('/api/chat/messages', { headers, data: { message: 'What does Romans 8:28 say?' } }),
    await request.put('/api/highlights/Romans/8/28', { headers, data: { colour: 'green' } }),
  ];
  expect(kept.map((answer) => answer.ok())).toEqual(kept.map(() => true));

  let refused = false;
  await page.route('**/api/export/study', async (route) => {
    if (refused) return route.continue();
    refused = true;
    return route.abort();
  });
  await openAs(page, session, '/settings');
  await page.getByRole('link', { name: 'Export My Data' }).click();
  await expect(page.getByText('You have now: 2 notes, 1 sermon, 1 conversation.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect(page.getByRole('alert')).toContainText('Your data could not be read to its end');
  await page.getByRole('button', { name: 'Try again' }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible();
  for (const part of ['1 note', '1 journal entry', '1 sermon', '1 conversation', '1 highlight or bookmark'])
    await expect(page.getByRole('listitem').filter({ hasText: part })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await test.step('the archive waits while other pages are open', async () => {
    await page.getByRole('link', { name: 'Back to Settings' }).click();
    await page.getByRole('link', { name: 'Export My Data' }).click();
    await expect(link).toBeVisible();
  });

  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^berea-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await download.path();
  const files = unzipSync(new Uint8Array(await readFile(archive)));
  const names = Object.keys(files);
  const text = (pattern: RegExp) =>
    strFromU8(files[names.find((name) => pattern.test(name)) ?? ''] ?? new Uint8Array());

  await test.step('the note, the sermon and the conversation are in it', async () => {
    const kin = text(/^notes\/.* Ruth-Boaz- -b-kin--b-\.md$/);
    expect(parse(kin.split('---\n')[1] ?? '')).toMatchObject({
      title: note.title,
      passage: 'Ruth 2:20',
      osis: ['Ruth.2.20'],
    });
    expect(kin).toContain('Compare Romans 8:28.');
    expect(text(/^journal\/.* Morning\.md$/)).toContain('Thanks.');
    expect(text(/^sermons\/.* A Great Way Off\.md$/)).toContain('He ran (Luke 15:20).');
    expect(names.some((name) => /^sermons\/.* A Great Way Off\.docx$/.test(name))).toBe(true);
    expect(text(/^conversations\/.*\.md$/)).toContain('What does Romans 8:28 say?');
    expect(text(/^passages\/Romans 8\.28\.md$/)).toContain('[[notes/');
    expect(text(/^marks\.csv$/)).toContain('Romans 8:28,Romans,8,28,green');
    const data = JSON.parse(text(/^data\.json$/));
    expect([data.account.users[0].email, data.content.notes.length, data.study.messages.length]).toEqual([
      session.user.email,
      2,
      1,
    ]);
    for (const secret of ['password_hash', 'refresh_key', 'token_hash', session.refresh_token])
      expect(text(/^data\.json$/)).not.toContain(secret);
  });

  await test.step('its index opens from a disk, and its links lead to files', async () => {
    const index = await page.context().newPage();
    await index.setContent(text(/^index\.html$/));
    const addresses = await index
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    const missing = addresses.filter((address) => !names.includes(decodeURIComponent(address ?? '')));
    expect([addresses.length > 10, missing]).toEqual([true, []]);
    await expect(index.getByRole('link', { name: note.title })).toBeVisible();
    await index.close();
  });
});
