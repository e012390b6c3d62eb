import { openAs } from '../support/accounts.js';
import { expectMarks, expectToast, openTools, panel, verse } from '../support/bible.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a finger opens the sheet of a verse, highlights it, chooses more verses, and finds its way back', async ({
  page,
  request,
  baseURL,
}) => {
  await openAs(page, await seedUser(request, baseURL!), '/bible/Matthew/5');
  await page.getByText('Blessed are the meek').tap();
  const tools = panel(page, 'Study Tools');
  await expect(tools.getByText('Matthew 5:5 in the KJV')).toBeVisible();
  await tools.getByRole('radio', { name: 'Blue' }).tap();
  await expectToast(page, 'Verse highlighted');
  await expect(tools.getByRole('radio', { name: 'Blue' })).toBeChecked();

  await tools.getByRole('button', { name: 'Select more verses' }).tap();
  await expect(tools).toBeHidden();
  const bar = page.getByRole('region', { name: 'Chosen verses' });
  await expect(bar.getByRole('status')).toHaveText('1 verse · Matthew 5:5');
  await verse(page, 'Matthew 5:7').tap();
  await expect(bar.getByRole('status')).toHaveText('3 verses · Matthew 5:5–7');
  await bar.getByRole('radio', { name: 'Pink' }).tap();
  await expectToast(page, 'Verses highlighted');
  await bar.getByRole('button', { name: 'Done' }).tap();
  for (const number of [5, 6, 7]) await expectMarks(page, `Matthew 5:${number}`, 'highlighted pink');

  await openTools(page, 'Matthew 5:3', 'tap');
  await tools.getByRole('button', { name: 'Cross-References' }).tap();
  const references = panel(page, 'Study Tools');
  await references
    .getByRole('link', { name: /^Luke 6:20/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/bible\/Luke\/6\/20/);
  await expect(references).toBeHidden();
  await expect(verse(page, 'Luke 6:20')).toBeInViewport();
});

test('on a phone Back closes what covers the page, keeps what was typed, and leaves the page after that', async ({
  page,
  request,
  baseURL,
}) => {
  await openAs(page, await seedUser(request, baseURL!), '/notes');
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Bible' }).tap();
  await expect(page).toHaveURL(/\/bible\/Matthew\/1$/);
  await openTools(page, 'Matthew 1:5', 'tap');
  await page.goBack();
  await expect(panel(page, 'Study Tools')).toBeHidden();
  await expect(page).toHaveURL(/\/bible\/Matthew\/1$/);

  // Closed by its button, or by Escape, it costs no Back.
  await openTools(page, 'Matthew 1:3', 'tap');
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Study Tools')).toBeHidden();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await expect(palette).toBeVisible();
  await page.goBack();
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL(/\/bible\/Matthew\/1$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/notes$/);

  const dialog = page.getByRole('dialog', { name: 'Create New Note' });
  await page.getByRole('button', { name: 'New Note' }).tap();
  await dialog.getByLabel('Title').fill('Begotten');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/notes$/);
  await page.getByRole('button', { name: 'New Note' }).tap();
  await expect(dialog.getByLabel('Title')).toHaveValue('Begotten');

  // A place that is chosen in a dialog is one Back away from the page, and the page one from where it was opened.
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to' }).fill('Rom. viii. 28');
  await page.getByRole('option', { name: 'Romans 8:28' }).first().tap();
  await expect(page).toHaveURL(/\/bible\/Romans\/8\/28$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/notes$/);
});
