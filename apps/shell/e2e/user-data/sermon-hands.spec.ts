import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { openTools } from '../support/bible.js';
import { widthTooMuch } from '../support/keyboard.js';
import { seedUser } from '../support/seed-user.js';
import { expectSaved, sermonBody } from '../support/sermons.js';
import { smallTargets } from '../support/small-targets.js';
import { expect, test } from '../support/test.js';

/** More than one page of the pulpit holds, whatever the screen. */
const MANUSCRIPT = Array.from({ length: 40 }, (_, at) => `${at + 1}. The father ran, and the son came home.`).join(
  '\n',
);

/** Goes on by Tab, or back, until something has the focus. */
async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120 && !(await isThere()); presses += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

test('a sermon is begun, checked and preached by keyboard alone', async ({ page, request, baseURL }) => {
  await openAs(page, await seedUser(request, baseURL!), '/notes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
  await page.keyboard.type('Sermon Workspace');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toHaveValue('Sermon Workspace');
  await expect(page.getByRole('option', { name: 'Sermon Workspace', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');

  await reach(page, page.getByLabel('Sermon Title'));
  await page.keyboard.type('A Great Way Off');
  await reach(page, page.getByLabel('Main Scripture(s)'));
  await page.keyboard.type('Luke 15:11-32');
  await reach(page, sermonBody(page));
  await page.keyboard.insertText(`He says, "against heaven, and against thee" (Luke 15:18).\n${MANUSCRIPT}`);
  await expectSaved(page);

  await reach(page, page.getByRole('button', { name: 'Check quotations' }));
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('button', { name: 'Use the KJV words' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(sermonBody(page)).toHaveValue(/against heaven, and before thee/);
  await expectSaved(page);

  await reach(page, page.getByRole('link', { name: 'Preach' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const podium = page.getByRole('region', { name: 'Preaching: A Great Way Off' });
  await expect(podium.getByText(/^1 of \d+$/)).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(podium.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(podium.getByText(/^1 of \d+$/)).toBeVisible();
  // Its controls go by themselves until one of them has the focus.
  await expect(async () => {
    const leave = page.getByRole('link', { name: 'Leave preaching' });
    if (!(await leave.isVisible())) await page.keyboard.press('Escape');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    for (let presses = 0; presses < 20 && (await focused()) !== 'Leave preaching'; presses += 1)
      await page.keyboard.press('Tab');
    expect(await focused()).toBe('Leave preaching');
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sermon Prep' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'A Great Way Off', exact: true })).toBeVisible();

  const more = page.getByRole('button', { name: 'More for sermon: A Great Way Off' });
  await reach(page, more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Preach' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Word document' })).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await downloading;
  // The same key has not opened it again.
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  // It opens where it was left.
  await expect(page.getByRole('menuitem', { name: 'Word document' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: 'Preach' }).locator('a')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(podium.getByText(/^1 of \d+$/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a verse begins a sermon, which is written and preached by finger', async ({ page, request, baseURL }) => {
    await openAs(page, await seedUser(request, baseURL!), '/bible/Luke/15');
    const tools = await openTools(page, 'Luke 15:20', 'tap');
    await tools.getByRole('button', { name: 'Add to sermon' }).tap();
    await page.getByRole('button', { name: 'Open', exact: true }).tap();
    await page.getByRole('button', { name: /^Sermon on Luke 15:20/ }).tap();
    await expect(page.getByLabel('Sermon Title')).toHaveValue('Sermon on Luke 15:20');
    await expect(page.getByLabel('Main Scripture(s)')).toHaveValue('Luke 15:20');
    await page.getByRole('dialog', { name: 'Fields of the sermon' }).getByRole('button', { name: 'Close' }).tap();
    await sermonBody(page).tap();
    await page.keyboard.insertText(MANUSCRIPT);
    await expectSaved(page);
    expect(await widthTooMuch(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('link', { name: 'Preach' }).tap();
    const podium = page.getByRole('region', { name: /^Preaching: Sermon on Luke 15:20/ });
    await expect(podium.getByText(/^1 of \d+$/)).toBeVisible();
    await page.touchscreen.tap(350, 300);
    await expect(podium.getByText(/^2 of \d+$/)).toBeVisible();
    await page.touchscreen.tap(40, 300);
    await expect(podium.getByText(/^1 of \d+$/)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
