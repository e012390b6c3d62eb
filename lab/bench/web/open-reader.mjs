import { openWindow } from '../../../tools/product/browser.mjs';
import { timeUntil } from './time-until.mjs';

/**
 * The Bible page in a window of its own, which notes how long the main thread was held up and what moved on screen.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, session: object, at: string }} options `at`: where it is opened
 */
export async function openReader(browser, { url, session, at }) {
  const window = await openWindow(browser, { url, session });
  await window.addInitScript(() => {
    globalThis.seen = { tasks: [], shifts: [] };
    const observe = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('longtask', ({ duration }) => globalThis.seen.tasks.push(duration));
    // As the web measures it: what follows a press within half a second is expected to move.
    observe('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || globalThis.seen.shifts.push(value));
  });
  const page = await window.newPage();
  const fetched = new Set();
  page.on('requestfinished', (request) => fetched.add(decodeURIComponent(new URL(request.url()).pathname)));
  await page.goto(at);
  await page.locator('[data-verse]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return {
    page,
    /** Resolves once a chapter has been fetched, ahead or not. */
    async fetched(book, chapter) {
      while (!fetched.has(`/api/bible/${book}/${chapter}`)) await page.waitForEvent('requestfinished');
    },
    time: (what, act) => timeUntil(page, what, act),
    /** Notes since the last call: lengths of long tasks (from 50 ms on), and how far things moved. */
    noted: () =>
      page.evaluate(() => {
        const { tasks, shifts } = globalThis.seen;
        globalThis.seen = { tasks: [], shifts: [] };
        return { tasks, shift: shifts.reduce((sum, value) => sum + value, 0) };
      }),
    end: () => window.close(),
  };
}

/** The verses of a chapter, once they are those on screen. */
export const versesOf = (book, chapter) => `ol[aria-label^="${book} ${chapter},"] [data-verse]`;
