import { openAs } from '../support/accounts.js';
import { widthTooMuch } from '../support/keyboard.js';
import { watchPage } from '../support/watch-page.js';
import { SIGNED_IN, SIGNED_OUT, seedWork } from '../support/screens.js';
import { isPhone, APPEARANCES, NARROW } from '../support/sizes.js';
import { expect, settled, test, visit } from '../support/test.js';
import { problemsInTheme } from '../support/themes.js';

for (const appearance of APPEARANCES) {
  test.describe(appearance.title, () => {
    test.use({ viewport: appearance.viewport });

    test('signed-out screens pass axe', async ({ page }) => {
      await page.goto('/auth/confirm');
      for (const path of SIGNED_OUT) {
        await visit(page, path);
        expect(await problemsInTheme(page, appearance.theme), path).toEqual([]);
      }
    });

    // That Tab reaches all of each screen is asked at every width, in every-size.
    const once = isPhone(appearance) ? ', and none scrolls sideways at 320 px' : '';
    test(`signed-in screens pass axe${once}`, async ({ page, request, baseURL }) => {
      await openAs(page, await seedWork(request, baseURL!), '/nowhere');
      for (const path of SIGNED_IN) {
        await visit(page, path);
        expect(await problemsInTheme(page, appearance.theme), path).toEqual([]);
        if (isPhone(appearance)) {
          await page.setViewportSize(NARROW);
          expect(await widthTooMuch(page), path).toBe(0);
          await page.setViewportSize(appearance.viewport);
        }
      }
    });
  });
}

test.describe('in a browser that has never seen the product', () => {
  test.use({ coldBrowser: true });

  test('no screen breaks the CSP on the first, the second and the reloaded visit', async ({ page, reader }) => {
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
    // For a reader who is no operator nothing is at /admin, and the browser notes that answer.
    for (const path of SIGNED_IN.filter((each) => each !== '/admin')) await go(path);
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
