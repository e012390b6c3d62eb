import { openAs } from '../support/accounts.js';
import { expectMarks, expectToast, openTools, panel, verse } from '../support/bible.js';
import { seedUser } from '../support/seed-user.js';
import { expect, settled, test } from '../support/test.js';

test('while the server answers nothing, every part of the Bible page says so and offers another try, which then works', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Berea is busy. Try again in a moment.' } }),
  );
  await openAs(page, session, '/bible/Matthew/5');
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to get Bible chapter' });
  await expect(failed).toContainText('Berea is busy.');
  await page.getByRole('button', { name: 'My marks' }).click();
  await expect(panel(page, 'My marks').getByRole('alert')).toContainText('Your marks could not be loaded');
  await page.getByRole('searchbox').fill('shepherd');
  await expect(page.getByRole('alert').filter({ hasText: 'Scripture could not be searched' })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Book' }).click();
  await page.keyboard.type('John');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bible\/John\/1$/);
  // The alert of the chapter before stays until this one is requested too.
  await settled(page);
  await expect(failed).toBeVisible();

  await page.unrouteAll();
  await panel(page, 'My marks').getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page, 'My marks').getByText('No marks yet')).toBeVisible();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('In the beginning was the Word')).toBeVisible();
  await page.getByRole('searchbox').fill('shepherd');
  await expect(page.getByRole('region', { name: /^Results for/ })).toBeVisible();
});

test('without a network the Bible page reads on to the chapter that is loaded, and loses no typed note', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const next = page.waitForResponse('**/api/bible/Matthew/6*');
  await openAs(page, await seedUser(request, baseURL!), '/bible/Matthew/5');
  await openTools(page, 'Matthew 5:3');
  await next;
  await settled(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expectToast(page, 'Bookmark not saved');
  await expectToast(page, 'The server could not be reached. Check your connection, then try again.');
  await expect(verse(page, 'Matthew 5:3')).not.toHaveAccessibleName(/bookmarked/);
  await page.getByLabel('Quick Note').fill('In the tunnel.');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expectToast(page, 'Failed to create note');
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page.getByText('Take heed that ye do not your alms before men')).toBeVisible();
  await page.goBack();
  await page.getByRole('combobox', { name: 'Chapter' }).click();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to get Bible chapter')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Matthew 20' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Quick Note')).toHaveValue('In the tunnel.');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expectToast(page, 'Note saved');
  await expectMarks(page, 'Matthew 5:3', 'has a note');
});
