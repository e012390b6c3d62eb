import type { Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { unreachable, widthTooMuch } from '../support/keyboard.js';
import { watchPage } from '../support/watch-page.js';
import { SIGNED_IN, seedWork } from '../support/screens.js';
import { expect, settled, test, visit } from '../support/test.js';
import { problemsInBothThemes } from '../support/themes.js';

const SIGNED_OUT = ['/login', '/signup', '/forgot-password', '/reset-password'];
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    const check = async (page: Page, path: string) => {
      await visit(page, path);
      expect(await problemsInBothThemes(page), path).toEqual([]);
    };

    test('signed-out screens pass axe in both themes', async ({ page }) => {
      await page.goto('/auth/confirm');
      for (const path of SIGNED_OUT) await check(page, path);
    });

    test('signed-in screens pass axe in both themes, and Tab reaches all of them', async ({
      page,
      request,
      baseURL,
    }) => {
      await openAs(page, await seedWork(request, baseURL!), '/nowhere');
      for (const path of SIGNED_IN) {
        await check(page, path);
        expect(await unreachable(page), path).toEqual([]);
      }
    });
  });
}

test('nothing scrolls sideways at 320 px', async ({ page, reader }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAs(page, reader, '/nowhere');
  for (const path of SIGNED_IN) {
    await visit(page, path);
    await settled(page);
    expect(await widthTooMuch(page), path).toBe(0);
  }
});

test.describe('in a browser that has never seen the product', () => {
  test.use({ coldBrowser: true });

  test('no CSP violation on the first, the second and the reloaded visit', async ({ page, reader }) => {
    const go = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await settled(page);
    };
    const watch = watchPage(page);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    for (const path of ['/login', '/signup']) await go(path);
    await openAs(page, reader, '/notes');
    for (const path of SIGNED_IN) await go(path);
    await go('/notes');
    const fontBefore = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await settled(page);
    // A second visit whose nonce did not match its styles would come up unstyled.
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toBe(fontBefore);
    expect(fontBefore).toContain('Hanken Grotesk');
    expect(watch.problems()).toEqual([]);
  });
});
