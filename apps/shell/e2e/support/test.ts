import { type BrowserContext, type CDPSession, expect, type Page, type Request, test as base } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { seedUser } from './seed-user.js';

export { expect };

interface Fixtures {
  /** Whether the test needs a browser that has never seen the product. */
  readonly coldBrowser: boolean;
}
interface WorkerFixtures {
  /** A user whose account is never written to: for tests that only read. Signed in once a worker. */
  readonly reader: Session;
  readonly warmBrowser: { context?: BrowserContext; cdp?: CDPSession };
}

/**
 * Playwright's `test`, with users that are signed in already and a browser context that a worker's tests share: the
 * files of the product, which are the same for all, are fetched and compiled once. Leftovers of a test (pages, storage,
 * cookies, routes, permissions) are cleared away after it.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  coldBrowser: [false, { option: true }],
  warmBrowser: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are asked for
    async ({}, provide) => {
      const warm: WorkerFixtures['warmBrowser'] = {};
      await provide(warm);
      await warm.context?.close();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ playwright }, provide) => {
      const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;
      const request = await playwright.request.newContext({ baseURL });
      await provide(await seedUser(request, baseURL));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, warmBrowser, coldBrowser, isMobile, baseURL }, provide) => {
    if (coldBrowser || isMobile) {
      const context = await browser.newContext();
      await provide(context);
      return context.close();
    }
    if (!warmBrowser.context) {
      warmBrowser.context = await browser.newContext();
      // A page that stays: clearing needs one.
      warmBrowser.cdp = await warmBrowser.context.newCDPSession(await warmBrowser.context.newPage());
    }
    const { context, cdp } = warmBrowser;
    const [kept] = context.pages();
    await provide(context);
    await context.setOffline(false);
    await Promise.all(context.pages().map((page) => page === kept || page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await context.clearCookies();
    await cdp!.send('Storage.clearDataForOrigin', { origin: baseURL!, storageTypes: 'local_storage,indexeddb' });
  },
  page: async ({ context, viewport }, provide) => {
    const page = await context.newPage();
    followRequests(page);
    if (viewport) await page.setViewportSize(viewport);
    await provide(page);
  },
});

/** The requests of each page that are under way. */
const underWay = new WeakMap<Page, Set<Request>>();

function followRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/**
 * Waits until nothing of the page is on its way: no request is under way, nothing is marked as busy, and two frames
 * later that still holds. (Playwright's `networkidle` would wait for half a second of silence each time.)
 */
export async function settled(page: Page): Promise<void> {
  const isQuiet = async () =>
    underWay.get(page)?.size === 0 && (await page.locator('[aria-busy="true"]').count()) === 0;
  const frames = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect
    .poll(
      async () => {
        if (!(await isQuiet())) return false;
        await frames();
        return isQuiet();
      },
      { intervals: [20, 50, 100] },
    )
    .toBe(true);
}

/**
 * Goes to another page of the product as its links do, without loading the product again. Waits until the page before
 * is gone, which may stay until the next one is there.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.elementHandle();
  const words = await before?.textContent();
  await page.evaluate((address) => {
    // With a key of its own, as the router gives one: what was scrolled at another entry is not restored here.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(([old, text]) => !old?.isConnected || old.textContent !== text, [before, words] as const);
  await expect(heading).toHaveCount(1);
}
