import type { APIRequestContext, Page } from '@playwright/test';
import { openAs } from './accounts.js';
import { seedMarks } from './bible.js';
import { AT, type BibleState, PANEL } from './bible-states.js';
import { seedUser } from './seed-user.js';
import { isPhone, type Appearance, NARROW } from './sizes.js';
import { expect, test, visit } from './test.js';
import { problemsInTheme } from './themes.js';

const softly = expect.configure({ soft: true });

/** Leads a page through these states of the Bible: axe finds nothing in any of them, and no phone has to scroll sideways. */
export async function checkBibleStates(
  { page, request, baseURL }: { page: Page; request: APIRequestContext; baseURL: string | undefined },
  states: readonly BibleState[],
  appearance: Appearance,
): Promise<void> {
  const session = await seedUser(request, baseURL!);
  await seedMarks(request, session);
  await openAs(page, session, '/menu');
  for (const { name, at = AT, to, wide, goesOn } of states) {
    if (wide && isPhone(appearance)) continue;
    await test.step(name, async () => {
      if (!goesOn) {
        // Away and back: nothing of the state before stays, and only what changes is loaded.
        await visit(page, '/nowhere');
        await visit(page, at);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      }
      await to?.(page);
      expect.soft(await problemsInTheme(page, appearance.theme, goesOn && PANEL), name).toEqual([]);
      if (isPhone(appearance)) {
        await page.setViewportSize(NARROW);
        // A list that is open takes its new place a moment after the window has.
        await softly.poll(() => wideParts(page), { message: `${name} at ${NARROW.width} px` }).toEqual([]);
        await page.setViewportSize(appearance.viewport);
      }
    });
  }
}

/** Parts that are wider than their container. */
const wideParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    return [document.documentElement, ...[...document.querySelectorAll('body *')].filter(scrolls)]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ tagName, className }) => `${tagName} ${className}`);
  });
