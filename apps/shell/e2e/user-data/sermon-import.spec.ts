import { strToU8, zipSync } from 'fflate';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
/** A Word document of one paragraph. */
const wordFile = (text: string) =>
  Buffer.from(
    zipSync({
      'word/document.xml': strToU8(
        `<w:document ${W}><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
      ),
    }),
  );

test('old sermons come in from files, corrected before they are saved, and what is no sermon says why', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  const kept = async () => {
    const headers = { authorization: `Bearer ${session.access_token}` };
    return (await request.get('/api/sermons', { headers })).json();
  };
  await openAs(page, session, '/sermon-prep');
  await page.getByRole('button', { name: 'Import sermons' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import sermons' });
  const row = (name: string) => dialog.getByRole('listitem', { name });

  await test.step('each is read, and its title, passage and day are found', async () => {
    await page.getByLabel('Sermon files').setInputFiles([
      { name: '2019-03-24 Salt.docx', mimeType: '', buffer: wordFile('You are the salt. Matthew 5:13') },
      { name: 'Light.md', mimeType: '', buffer: Buffer.from('# A City\n\nI. On a hill\n\nMatthew 5:14-16') },
      { name: 'Scan.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') },
      { name: 'Broken.docx', mimeType: '', buffer: Buffer.from('no archive') },
    ]);
    await expect(dialog.getByText('2 sermons to import, 2 files not imported')).toBeVisible();
    await expect(row('2019-03-24 Salt.docx').getByLabel('Title')).toHaveValue('Salt');
    await expect(row('2019-03-24 Salt.docx').getByLabel('Preached on')).toHaveValue('2019-03-24');
    await expect(row('Light.md').getByLabel('Scripture')).toHaveValue('Matthew 5:14–16');
    await expect(row('Scan.pdf').getByText(/\.txt, \.md and \.docx/)).toBeVisible();
    await expect(row('Broken.docx').getByText(/damaged/)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  await test.step('the corrections are saved', async () => {
    await row('Light.md').getByLabel('Title').fill('A City on a Hill');
    await dialog.getByRole('button', { name: 'Import 2 sermons' }).click();
    await expect(dialog.getByText('2 sermons imported, 2 files not imported')).toBeVisible();
    expect(await kept()).toMatchObject([
      { title: 'A City on a Hill', scripture: 'Matthew 5:14–16', outline: 'I. On a hill' },
      { title: 'Salt', body: 'You are the salt. Matthew 5:13', preached: [{ date: '2019-03-24' }], draft: true },
    ]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    const preached = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Salt', exact: true }) });
    await expect(preached).toContainText('Preached');
    await expect(preached.locator('time[datetime="2019-03-24"]')).toHaveText('24 Mar 2019');
    const cards = page.getByRole('radio', { name: 'Cards' });
    await page.locator('label').filter({ has: cards }).click();
    await expect(page.getByText('Preached 24 Mar 2019')).toBeVisible();
  });
});
