import type { Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { expect, test } from '../support/test.js';

test.use({ coldBrowser: true });

// The page does not wait for files fetched ahead in idle time: on a slow machine they come before the page is ready, on
// a quick one after it.
test.beforeEach(({ page }) => page.addInitScript(() => (window.requestIdleCallback = () => 0)));

/** Cost of a page for a browser that has nothing of the product: requests, and bytes of script as they are sent. */
async function costOf(page: Page, open: () => Promise<unknown>, until: string) {
  const scripts: Promise<number>[] = [];
  let requests = 0;
  page.on('requestfinished', (request) => {
    requests += 1;
    if (request.resourceType() !== 'script') return;
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await open();
  await expect(page.locator(until).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  return { requests, kilobytes: Math.round(bytes / 1_000) };
}

// Raised with care: a budget is what readers on slow lines wait for.
const BUDGETS = [
  { what: 'the sign-in page', path: '/', until: 'input[type=password]', requests: 20, kilobytes: 229 },
  { what: 'the first signed-in page', path: '/', until: 'textarea', requests: 25, kilobytes: 299, signedIn: true },
  { what: 'the Bible', path: '/bible', until: '[data-verse]', requests: 30, kilobytes: 380, signedIn: true },
];

for (const { what, path, until, requests, kilobytes, signedIn } of BUDGETS) {
  test(`${what}, opened by a cold browser, keeps within ${requests} requests and ${kilobytes} KB of script`, async ({
    page,
    reader,
  }) => {
    const open = () => (signedIn ? openAs(page, reader, path) : page.goto(path));
    const cost = await costOf(page, open, until);
    expect(cost.requests).toBeLessThanOrEqual(requests);
    expect(cost.kilobytes).toBeLessThanOrEqual(kilobytes);
  });
}
