import sharp from 'sharp';
import { newAccount, openAs } from '../support/accounts.js';
import { expectToast } from '../support/bible.js';
import { seedUser } from '../support/seed-user.js';
import { expectSaved, seedSermon, sermonBody } from '../support/sermons.js';
import { expect, settled, test } from '../support/test.js';
import { whatRemains } from '../support/what-remains.js';

// The pulpit keeps its files by the service worker.
test.use({ serviceWorkers: 'allow', coldBrowser: true });

test('after notes, journal, sermons, files, the reader and Scholar were used, a sign-out leaves nothing to read of its user', async ({
  page,
  request,
  baseURL,
}) => {
  const account = newAccount();
  const session = await seedUser(request, baseURL!, account);
  const remaining = async (words: readonly string[]) => {
    const remains = await whatRemains(page);
    return words.filter((word) => remains.includes(word));
  };
  const writeNote = async (title: string, content: string) => {
    await page.getByRole('button', { name: 'New Note' }).click();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Content').fill(content);
  };

  await test.step('a sermon is written and opened in the pulpit, and its last words are not saved', async () => {
    const sermon = { title: 'A Great Way Off', scripture: 'Luke 15', outline: 'Home', body: 'The father runs.' };
    const address = await seedSermon(request, session, sermon);
    await openAs(page, session, address);
    await expect(sermonBody(page)).toHaveValue(sermon.body);
    await page.getByRole('link', { name: 'Preach' }).click();
    await expect(page.getByRole('region', { name: 'Preaching: A Great Way Off' })).toBeVisible();
    await expect.poll(() => remaining(['/sermon-prep/kept/preach', 'The father runs.'])).toHaveLength(2);
    await page.goto(address);
    await sermonBody(page).press('Control+End');
    await page.keyboard.type(' He kisses him.');
    await expectSaved(page);
    await page.route('**/api/sermons/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.keyboard.type(' He calls for the robe.');
    await expect(page.getByTestId('saved-state')).toHaveText('Kept on this device');
  });

  await test.step('a note is saved, another one is waiting, and an entry of the journal is begun', async () => {
    await page.goto('/notes');
    await writeNote('Of the lamp', 'Not under a bushel.');
    await page.getByRole('button', { name: 'Create Note' }).click();
    await expectToast(page, 'Note created successfully');
    await page.route('**/api/notes', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await writeNote('Of the wick', 'A bruised reed he shall not break.');
    await page.getByRole('button', { name: 'Create Note' }).click();
    await expectToast(page, 'Failed to create note');
    await page.keyboard.press('Escape');
    await page.goto('/notes?tab=journal');
    await page.getByRole('button', { name: 'Add Journal Entry' }).first().click();
    await page.getByRole('dialog').getByLabel('Title').fill('A short night');
    await page.keyboard.press('Escape');
    await expectToast(page, 'Draft kept');
  });

  await test.step('files are brought in: a picture and an old sermon', async () => {
    const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1d5c57' } })
      .png()
      .toBuffer();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change your picture' }).click();
    await page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Use picture' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/sermon-prep');
    await page.getByRole('button', { name: 'Import sermons' }).click();
    const city = { name: 'City.md', mimeType: '', buffer: Buffer.from('# A City on a Hill\n\nMatthew 5:14') };
    await page.getByLabel('Sermon files').setInputFiles([city]);
    await page.getByRole('button', { name: 'Import sermon', exact: true }).click();
    await expect(page.getByRole('button', { name: 'A City on a Hill', exact: true })).toBeAttached();
  });

  await test.step('Scholar is asked, a question is left in the box, and a chapter is read', async () => {
    await page.goto('/');
    const box = page.getByPlaceholder('Ask Scholar about Scripture...');
    await box.fill('Matthew 5:5');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Save to Notes' })).toBeVisible();
    await box.fill('Does the meekness of Moses differ?');
    await page.goto('/bible/Luke/15');
    await expect(page.getByRole('button', { name: /^Luke 15:11, / })).toBeVisible();
    await settled(page);
  });

  const words = [
    session.user.id,
    account.email,
    'The father runs.',
    'He calls for the robe.',
    'A bruised reed',
    'A short night',
    'the meekness of Moses',
    'A certain man had two sons',
    'berea-preach',
  ];
  const all = [...words, 'Of the lamp', 'A City on a Hill', account.name, 'Luke/15', '/sermon-prep/kept/preach'];
  await page.goto('/profile');
  await expect.poll(() => remaining(words)).toEqual(words);

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const unsent = page.getByRole('dialog', { name: 'Not everything is saved' });
  await expect(unsent).toContainText('1 note, 1 journal entry, 1 sermon and 1 question are only on this device.');
  await unsent.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => remaining(all)).toEqual([]);
});
