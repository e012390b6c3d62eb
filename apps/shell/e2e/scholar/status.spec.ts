import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const) {
  test(`at ${width} pixels Scholar’s state stands beside the name in a word, and a press says what it means`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, await seedUser(request, baseURL!), '/');
    const status = page.getByRole('button', { name: 'Online', exact: true });
    await expect(status).toBeVisible();
    expect(await status.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(
      11,
    );
    const title = page.getByRole('heading', { level: 1, name: 'Scholar' });
    expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await status.click();
    await expect(
      page.getByText(
        'Answers are looked up in Berea Notes and in the books on the shelf; nothing is made up as you ask, and every quotation is checked.',
      ),
    ).toBeVisible();
  });
}
