import type { APIRequestContext, Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { watchPage } from '../support/watch-page.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';
import { problemsInBothThemes } from '../support/themes.js';

/** Answer of an engine that invents. */
const ANSWER = [
  'Jesus begins with “Blessed are the poor in spirit” (Matthew 5:3). Some read “Blessed are the rich in spirit” (Matthew 5:3).',
  '> The LORD is my shepherd; I shall not want.\n> — Psalm 24:1',
  'They say “God helps those who help themselves” (Proverbs 6:6). See Romans 8:28 and Obadiah 2:1.',
  'Another version has “God had such a love for our world that he sent his Son” (John 3:16, NIV).',
].join('\n\n');

/** Puts the words of another engine in the place of the answer, and what the verifier really says of them. */
async function answerWith(page: Page, request: APIRequestContext, token: string, response: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const verified = await request.post('/api/study/verify', { headers, data: { text: response } });
  expect(verified.ok()).toBe(true);
  const { citations } = (await verified.json()) as { citations: unknown[] };
  await page.route('**/api/chat/messages*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object | object[];
    const changed = (message: object) => ({ ...message, response, citations });
    await route.fulfill({ response: answer, json: Array.isArray(body) ? body.map(changed) : changed(body) });
  });
}

const SIZES = { desktop: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } };

test('quotations that the text does not confirm are told apart, at every size', async ({ page, request, baseURL }) => {
  const watch = watchPage(page);
  const session = await seedUser(request, baseURL!);
  const headers = { authorization: `Bearer ${session.access_token}` };
  await request.post('/api/chat/messages', { headers, data: { message: 'What does Matthew 5:3 say?' } });
  await answerWith(page, request, session.access_token, ANSWER);
  await openAs(page, session);

  const doubts = page.getByRole('region', { name: 'Not confirmed by the text' });
  for (const [size, viewport] of Object.entries(SIZES)) {
    await test.step(size, async () => {
      await page.setViewportSize(viewport);
      const chip = (name: RegExp) => page.getByRole('link', { name });
      await expect(chip(/^Matthew 5:3, checked against the KJV text$/)).toBeVisible();
      await expect(chip(/^Matthew 5:3 altered, not in the words of the text$/)).toBeVisible();
      await expect(chip(/^Psalm 24:1 stands in Psalm 23:1, where/)).toBeVisible();
      await expect(chip(/^Proverbs 6:6 not found, .*nowhere in Scripture$/)).toBeVisible();
      await expect(chip(/^John 3:16 cannot be checked here, the quoted words were not checked$/)).toBeVisible();
      await expect(chip(/^Romans 8:28, no quotation was checked$/)).toBeVisible();
      await expect(
        page.getByRole('button', { name: /^Obadiah 2:1 no such place\. Obadiah has 1 chapter\.$/ }),
      ).toBeVisible();

      await expect(doubts.getByRole('listitem')).toHaveCount(3);
      await expect(page.getByRole('region', { name: 'Cannot be checked here' })).toContainText(
        /John 3:16 The NIV is not installed\. The \w+ has: “for God (?:so|did so) love/i,
      );
      await expect(doubts.locator('del')).toHaveText(/rich/);
      await expect(doubts.locator('ins')).toHaveText(/poor/);
      await expect(page.getByText('1 quotation checked against the KJV text')).toBeVisible();

      const pixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(pixels).toBeLessThanOrEqual(0);
      expect(await problemsInBothThemes(page)).toEqual([]);
    });
  }

  await doubts.getByRole('link', { name: 'Open Psalm 23:1' }).click();
  await expect(page).toHaveURL(/\/bible\/Psalms\/23\/1$/);
  expect(watch.problems()).toEqual([]);
});
