import type { Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { expectToast, openTools } from '../support/bible.js';
import { widthTooMuch } from '../support/keyboard.js';
import { seedUser } from '../support/seed-user.js';
import { expectSaved, seedSermon, sermonBody } from '../support/sermons.js';
import { smallTargets } from '../support/small-targets.js';
import { expect, test, visit } from '../support/test.js';
import { problemsInBothThemes } from '../support/themes.js';

const SERMON = { title: 'A Great Way Off', scripture: 'Luke 15:11-32', outline: 'The son who left', body: 'He ran.' };
const DOSSIER = '/sermon-prep/passage-guide?passage=Luke%2015:20';

const basket = (page: Page) => page.getByRole('region', { name: /^For the sermon/ });

test('the pieces in the basket of a sermon are ordered by pointer and by keyboard, and put into the body with their sources', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  const workspace = await seedSermon(request, session, SERMON);
  await openAs(page, session, workspace);
  await expect(sermonBody(page)).toHaveValue(SERMON.body);

  await test.step('the sermon collects, and a verse comes into its basket', async () => {
    await page.getByRole('button', { name: 'More for this sermon' }).click();
    await page.getByRole('button', { name: 'Add here' }).click();
    await expect(basket(page)).toContainText('Nothing waits here yet');
    await visit(page, '/bible/Luke/15');
    const tools = await openTools(page, 'Luke 15:20');
    await tools.getByRole('button', { name: 'Add to sermon' }).click();
    await expectToast(page, 'Added to sermon prep');
  });

  await test.step('the dossier adds to it, and says so also after a reload', async () => {
    await visit(page, DOSSIER);
    const dossier = page.getByRole('region', { name: 'Luke 15:20', exact: true });
    await expect(basket(page).getByRole('listitem')).toContainText(['Luke 15:20']);
    for (const part of [/^Cross-references/, /^Commentators/]) {
      const add = dossier.getByRole('region', { name: part }).getByRole('button', { name: /^Add to sermon/ });
      const words = (await add.first().getAttribute('aria-label'))!.replace('Add to sermon: ', '');
      await add.first().click();
      // Several parts may have the same words.
      await expect(
        dossier.getByRole('button', { name: `In the sermon: ${words}`, exact: true }).first(),
      ).toBeDisabled();
    }
    await expect(basket(page).getByRole('listitem')).toHaveCount(3);
    await page.reload();
    await expect(basket(page).getByRole('listitem')).toHaveCount(3);
    await expect(dossier.getByRole('button', { name: /^In the sermon/ }).first()).toBeDisabled();
  });

  await test.step('a row is dragged to the first place, which is kept', async () => {
    const rows = basket(page).getByRole('listitem');
    const last = await rows.nth(2).innerText();
    await basket(page).scrollIntoViewIfNeeded();
    const grip = (await rows
      .nth(2)
      .getByRole('button', { name: /^Move / })
      .boundingBox())!;
    const first = (await rows.nth(0).boundingBox())!;
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(grip.x + grip.width / 2, first.y + first.height / 2, { steps: 8 });
    await page.mouse.move(grip.x + grip.width / 2, first.y + 4, { steps: 2 });
    const isSaved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    const dragged = isSaved();
    await page.mouse.up();
    await expect(rows.nth(0)).toHaveText(last, { useInnerText: true });
    await dragged;
    const saved = isSaved();
    await rows
      .nth(0)
      .getByRole('button', { name: /^Move / })
      .press('Alt+ArrowDown');
    await saved;
    await page.reload();
    await expect(rows.nth(1)).toHaveText(last, { useInnerText: true });
    await expect(rows.nth(0)).toContainText('Luke 15:20');
    expect(await problemsInBothThemes(page)).toEqual([]);
    expect(await widthTooMuch(page)).toBe(0);
  });

  await test.step('in the workspace the keyboard orders it, and puts it into the body', async () => {
    await visit(page, workspace);
    const grips = basket(page).getByRole('button', { name: /^Move / });
    await grips.first().press('Alt+ArrowDown');
    await expect(basket(page).getByText(/: now 2 of 3$/)).toBeAttached();
    await expect(grips.nth(1)).toBeFocused();
    await expect(grips.nth(1)).toHaveAccessibleName('Move Luke 15:20');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Removed from the basket');
    await expect(grips).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(grips.nth(1)).toHaveAccessibleName('Move Luke 15:20');
    expect(await problemsInBothThemes(page)).toEqual([]);
    await basket(page).getByRole('button', { name: 'Put into Sermon Body' }).press('Enter');
    await expect(sermonBody(page)).toHaveValue(
      /^He ran\.\n\n[^]+\[\^1\]\n\[\^1\]: [^]+“[^”]+” \(Luke 15:20 KJV\)\n\n[^]+\[\^2\]\n\[\^2\]: .+\n$/,
    );
    await expectSaved(page);
    await page.reload();
    await expect(sermonBody(page)).toHaveValue(/“[^”]+” \(Luke 15:20 KJV\)/);
    await page.getByRole('button', { name: 'Pieces', exact: true }).click();
    await expect(basket(page)).toContainText('Nothing waits here yet');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the basket of a sermon is a bar with a sheet, ordered by arrows', async ({ page, request, baseURL }) => {
    await openAs(page, await seedUser(request, baseURL!), DOSSIER);
    const dossier = page.getByRole('region', { name: 'Luke 15:20', exact: true });
    await expect(page.getByText('0 for the sermon', { exact: true })).toBeVisible();
    const commentators = dossier.getByRole('region', { name: /^Commentators/ });
    for (const [index, from] of [dossier, commentators].entries()) {
      const add = from.getByRole('button', { name: /^Add to sermon/ });
      await add.first().tap();
      await expect(page.getByText(`${index + 1} for the sermon`, { exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Look and order' }).tap();
    const sheet = page.getByRole('dialog', { name: 'For the sermon' });
    await expect(sheet.getByRole('listitem')).toHaveCount(2);
    await sheet.getByRole('button', { name: 'Move Luke 15:20 down' }).tap();
    await expect(sheet.getByRole('listitem').nth(1)).toContainText('Luke 15:20');
    await expect(sheet.getByRole('button', { name: 'Move Luke 15:20 down' })).toBeDisabled();
    expect(await problemsInBothThemes(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Put into Sermon Body' }).tap();
    await expectToast(page, 'Put into the sermon');
    await page.getByRole('button', { name: 'Open', exact: true }).tap();
    await expect(page.getByRole('button', { name: /^Sermon on Luke 15:20/ })).toBeVisible();
    await expect(sermonBody(page)).toHaveValue(/\[\^1\]\n\[\^1\]: [^]+“[^”]+” \(Luke 15:20 KJV\)\n$/);
  });
});
