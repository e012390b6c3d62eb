import type { Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { seedSermon } from '../support/sermons.js';
import { expect, test } from '../support/test.js';

const sermon = {
  title: 'Salt',
  scripture: 'Matthew 5:13',
  outline: 'I. Salt',
  body: Array(40).fill('Salt keeps.').join('\n\n'),
};

/** 400 % zoom of a small desktop window, and small phones in landscape. */
const SHORT = [
  { width: 320, height: 256 },
  { width: 667, height: 320 },
  { width: 844, height: 190 },
];

/**
 * The part of the window's height in which an element is visible, once it is scrolled to; a layer over it takes its
 * part away.
 */
const partInSight = (page: Page, selector: string): Promise<number> =>
  page.evaluate(async (what) => {
    const elements = [...document.querySelectorAll(what)];
    const first = elements[Math.floor(elements.length / 2)];
    first?.scrollIntoView({ block: 'center' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { left, width } = first!.getBoundingClientRect();
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(left + width / 2, y));
    const main = first!.closest('main')!;
    const bars = ':is(header, nav, form, [role="toolbar"])';
    return rows.filter((at) => at && main.contains(at) && !at.closest(bars)).length / innerHeight;
  }, selector);

for (const viewport of SHORT) {
  test.describe(`a window of ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('shows the answer rather than bars', async ({ page, request, baseURL }) => {
      await openAs(page, await seedUser(request, baseURL!), '/');
      await page.getByPlaceholder('Ask Scholar about Scripture...').fill('What does Romans 8:28 say?');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('link', { name: /Romans 8:28.*checked/i }).first()).toBeAttached();
      expect(await partInSight(page, 'main blockquote')).toBeGreaterThan(0.8);
    });

    test('shows the chapter, the notes and the sermon rather than bars', async ({ page, request, baseURL }) => {
      const session = await seedUser(request, baseURL!);
      await openAs(page, session, '/bible/Romans/8');
      await expect(page.locator('[data-verse]').first()).toBeAttached();
      expect(await partInSight(page, '[data-verse]')).toBeGreaterThan(0.8);
      await page.goto(await seedSermon(request, session, sermon));
      await expect(page.getByRole('textbox', { name: 'Sermon Body' })).toBeAttached();
      const body = page.getByRole('textbox', { name: 'Sermon Body' });
      await body.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const seen = await body.evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(left + width / 2, y));
        return rows.filter((at) => at === element).length / innerHeight;
      });
      expect(seen).toBeGreaterThan(0.8);
    });
  });
}
