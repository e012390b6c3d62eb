import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const STEPS_MS = 20_000;
/** Nothing is asked for so long: what follows an answer has been asked for by then. */
const QUIET_MS = 250;
/** If requests are held back, the placeholder comes late, so that it does not flash. */
const LATE_MS = 900;

/**
 * One picture of one state.
 * @param {import('@playwright/test').BrowserContext} window
 * @param {{ name: string, at: string, held?: boolean, firstVisit?: boolean, before?: Function, steps?: Function }} state
 * @param {string} file where the picture goes
 * @returns what went wrong, or nothing
 */
export async function takePicture(window, { at, held, firstVisit, before, steps }, file) {
  const page = await window.newPage();
  page.setDefaultTimeout(STEPS_MS);
  const problems = [];
  const settled = held ? () => delay(LATE_MS) : watchRequests(page);
  page.on('pageerror', ({ message }) => problems.push(message));
  try {
    // Settings that an earlier state has kept in the browser.
    await page.addInitScript(() => localStorage.removeItem('berea_look'));
    await page.addInitScript(() => localStorage.removeItem('berea_mark_differences'));
    // The bar of the cookies would cover every page.
    await page.addInitScript((first) => {
      if (first) for (const key of ['cookie_banner_dismissed', 'cookie_consent']) localStorage.removeItem(key);
      else {
        localStorage.setItem('cookie_banner_dismissed', 'true');
        localStorage.setItem('cookie_consent', '{"functional":true}');
      }
    }, Boolean(firstVisit));
    await before?.(page);
    await page.goto(at);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled();
    await drawn(page);
    await steps?.(page);
    await settled();
    await drawn(page);
  } catch (error) {
    problems.push(error.message.split('\n')[0]);
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file });
  await page.close();
  return problems;
}

/** Resolves once nothing has been on its way for a while. */
function watchRequests(page) {
  const open = new Set();
  let last = performance.now();
  const change = (act) => (request) => {
    open[act](request);
    last = performance.now();
  };
  page.on('request', change('add'));
  page.on('requestfinished', change('delete'));
  page.on('requestfailed', change('delete'));
  return async () => {
    const begun = performance.now();
    while (open.size > 0 || performance.now() - Math.max(last, begun) < QUIET_MS) await delay(QUIET_MS / 5);
  };
}

/** Fonts are there, nothing moves, and a frame shows it. */
const drawn = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
