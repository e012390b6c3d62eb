import { expect, type Locator, type Page } from '@playwright/test';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

interface Walk {
  /** Elements that can be reached as the walk begins: those that come and go with scrolling are not checked. */
  readonly stops: readonly HTMLElement[];
  readonly reached: Set<Element>;
}
type Walked = Window & { __walk?: Walk };

const AT_ONCE = 10;
const AT_MOST = 600;

/**
 * Controls and fields that Tab does not reach, one line each: tries it by walking around the page. A group that is one
 * stop (radios, a toolbar) is checked as one: the arrows reach the rest.
 */
export async function unreachable(page: Page): Promise<string[]> {
  await page.evaluate((focusable) => {
    const walked = window as Walked;
    if (!walked.__walk) {
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Element) walked.__walk?.reached.add(target);
      });
    }
    const isStop = (element: HTMLElement): boolean => {
      if (element.tabIndex < 0 || element.matches(':disabled, [inert] *, [aria-hidden="true"] *')) return false;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
      if (element instanceof HTMLInputElement && element.type === 'radio') return element.checked;
      return true;
    };
    const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(isStop);
    walked.__walk = { stops, reached: new Set() };
  }, FOCUSABLE);
  // Once around is not told by the first stop having the focus again: behind the last one the browser takes the focus
  // and gives it back to the first in its own time, by when the keys may have gone on some stops.
  let left = await notReached(page);
  let vain = 0;
  for (let steps = 0; left.length > 0 && steps < AT_MOST; steps += AT_ONCE) {
    for (let step = 0; step < AT_ONCE; step += 1) await page.keyboard.press('Tab');
    const before = left.length;
    left = await notReached(page);
    vain = left.length < before ? 0 : vain + AT_ONCE;
    // Elements that come with scrolling, or take the focus by themselves, are part of a round too.
    if (vain > AT_ONCE + (await page.locator(FOCUSABLE).count())) break;
  }
  return left;
}

const notReached = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { stops = [], reached } = (window as Walked).__walk ?? {};
    const nameOf = (element: HTMLElement) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return stops
      .filter((element) => element.isConnected && !reached?.has(element))
      .map((element) => `${element.tagName.toLowerCase()} “${nameOf(element).slice(0, 60)}”`);
  });

/** Goes on by Tab until the control has the focus; fails where no Tab leads to it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < AT_MOST; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${control.toString()}`);
}

/** How much wider the page is than the window, in pixels. */
export const widthTooMuch = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
