import type { Page } from '@playwright/test';
import { openAs } from './accounts.js';
import { Authenticator } from './authenticator.js';
import { protectedAccount } from './protected-account.js';
import { askedForCode, typeCode } from './second-factor.js';
import { seedUser } from './seed-user.js';
import { signIn } from './sign-in.js';
import type { Appearance } from './sizes.js';
import { expect, test } from './test.js';
import { problemsInTheme } from './themes.js';

/** The journeys through the screens of the second factor, whose states no address leads to. */
export function testSecondFactorScreens(appearance: Appearance): void {
  test.describe(appearance.title, () => {
    test.use({ viewport: appearance.viewport });

    const passes = async (page: Page, what: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await problemsInTheme(page, appearance.theme), what).toEqual([]);
      const [content, view] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(content, what).toBeLessThanOrEqual(view!);
    };

    test("the pages of mails' links and of codes pass axe", async ({ page, request, baseURL }) => {
      await page.goto('/auth/confirm?token_hash=used-up-long-ago&type=signup');
      await passes(page, 'link');
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await passes(page, 'expired');
      await page.goto('/auth/confirm');
      await passes(page, 'broken');

      const { account, app } = await protectedAccount(request, baseURL!);
      await page.goto('/login');
      await signIn(page, account.email, account.password);
      await askedForCode(page);
      await passes(page, 'code');
      await typeCode(page, await app.wrongCode());
      await expect(page.getByRole('alert')).toBeVisible();
      await passes(page, 'wrong code');
    });

    test('the set-up of two-step verification passes axe', async ({ page, request, baseURL }) => {
      await openAs(page, await seedUser(request, baseURL!), '/profile');
      await page.getByRole('button', { name: 'Set up two-step verification' }).click();
      const panel = page.getByRole('region', { name: 'Set up two-step verification' });
      const app = new Authenticator((await panel.locator('code').innerText()).replaceAll(' ', ''));
      await passes(page, 'set-up');
      await typeCode(page, await app.code());
      await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
      await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
      await passes(page, 'apps');
    });
  });
}
