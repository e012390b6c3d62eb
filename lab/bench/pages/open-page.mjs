import { openWindow } from '../../../tools/product/browser.mjs';

/**
 * One page in a window of its own: its cost until it was shown and nothing more was requested. Idle fetches of the
 * browser come later and do not count.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, session?: object, at: string, until: string, warm?: boolean }} options `until`: a selector of
 *   what the page is opened for; `warm`: measured is a second visit of the same window
 * @returns {Promise<{ requests: number, scriptBytes: number, lcp: number, blocked: number }>} bytes as sent (br);
 *   milliseconds from the start of the navigation to the largest paint, and by which tasks were longer than 50 ms
 */
export async function openPage(browser, { url, session, at, until, warm = false }) {
  const window = await openWindow(browser, { url, session });
  try {
    await window.addInitScript(() => {
      // A returning visitor has answered; the banner's words would be the largest text on some pages.
      localStorage.setItem('cookie_banner_dismissed', 'true');
      localStorage.setItem('cookie_consent', '{"functional":true}');
      // A slow machine would fetch ahead before the page is shown.
      globalThis.requestIdleCallback = () => 0;
      globalThis.seen = { lcp: 0, blocked: 0 };
      const observe = (type, note) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      observe('largest-contentful-paint', ({ startTime }) => (globalThis.seen.lcp = startTime));
      observe('longtask', ({ duration }) => (globalThis.seen.blocked += duration - 50));
    });
    if (warm) await visit(window, at, until);
    return await visit(window, at, until);
  } finally {
    await window.close();
  }
}

async function visit(window, at, until) {
  const page = await window.newPage();
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(at);
  await page.locator(until).first().waitFor();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => globalThis.seen);
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  await page.close();
  return {
    requests: requests.length,
    // From the browser's own cache a file counts as nothing, and as a little less in what it reports.
    scriptBytes: sizes.reduce((sum, { responseBodySize }) => sum + Math.max(0, responseBodySize), 0),
    ...seen,
  };
}
