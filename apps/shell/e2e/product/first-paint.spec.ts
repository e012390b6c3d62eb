import type { Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { expect, test } from '../support/test.js';

test.use({ coldBrowser: true });

/** Holds back the scripts that render the page, but not the small one before them. */
async function holdScripts(page: Page) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?:main|packages)\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the verse beside the sign-in is there before the scripts of the page, and stays where it is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const release = await holdScripts(page);
  await page.goto('/bible', { waitUntil: 'commit' });
  const verse = page.getByText('These were more noble');
  const mark = page.getByText('BETA');
  await expect(verse).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = [await verse.boundingBox(), await mark.boundingBox()];
  release();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect([await verse.boundingBox(), await mark.boundingBox()]).toEqual(before);
});

test('who is signed in sees nothing of the sign-in while the page opens', async ({ page, reader }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdScripts(page);
  const opened = openAs(page, reader, '/');
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.getByText('These were more noble')).toHaveCount(0);
  release();
  await opened;
  await expect(page.getByRole('heading', { name: 'Scholar', level: 1 })).toBeVisible();
  await expect(page.getByText('These were more noble')).toHaveCount(0);
});
