import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { watchPage } from '../support/watch-page.js';
import { seedUser } from '../support/seed-user.js';
import { expect, settled, test, visit } from '../support/test.js';

const SIGNED_OUT = ['/login', '/signup', '/forgot-password', '/reset-password'];
const SIGNED_IN = ['/', '/bible/Matthew/5', '/notes', '/sermon-prep', '/profile', '/welcome', '/no-such-page'];
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${theme}`, () => {
      test.use({ viewport });

      const check = async (page: Page, path: string) => {
        await visit(page, path);
        await settled(page);
        expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
        expect(await accessibilityProblems(page), path).toEqual([]);
      };

      test('signed-out screens pass axe', async ({ page }) => {
        await page.addInitScript((value) => localStorage.setItem('berea_theme', value), theme);
        await page.goto('/auth/confirm');
        for (const path of SIGNED_OUT) await check(page, path);
      });

      test('signed-in screens pass axe', async ({ page, request, baseURL }) => {
        const session = await seedUser(request, baseURL!);
        const headers = { authorization: `Bearer ${session.access_token}` };
        await request.patch('/api/user/profile', { headers, data: { darkMode: theme === 'dark' } });
        await request.post('/api/notes', {
          headers,
          data: { title: 'Long '.repeat(36).trim(), content: 'word '.repeat(2_000), tags: ['a', 'b'] },
        });
        await request.post('/api/sermons', {
          headers,
          data: { title: 'Salt', scripture: 'Matthew 5:13', outline: 'One\nTwo', notes: 'n' },
        });
        await request.post('/api/chat/messages', { headers, data: { message: 'What does Matthew 5:3 say?' } });
        await openAs(page, session, '/nowhere');
        for (const path of SIGNED_IN) await check(page, path);
      });
    });
  }
}

test('nothing scrolls sideways at 320 px', async ({ page, reader }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAs(page, reader, '/nowhere');
  for (const path of SIGNED_IN) {
    await visit(page, path);
    await settled(page);
    const [content, view] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content, path).toBeLessThanOrEqual(view!);
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
