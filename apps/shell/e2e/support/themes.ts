import type { Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility-problems.js';
import { expect, settled } from './test.js';

type Theme = 'light' | 'dark';

/** What a theme has a say in. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Changes the theme as another tab of the browser does, which the page follows: it stays in the state that it is in. */
async function turn(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('berea_theme', value);
    dispatchEvent(new StorageEvent('storage', { key: 'berea_theme', newValue: value }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/**
 * What axe finds in the page as it stands: all of its rules in light, and those of colours in dark.
 * @param within a selector: only what lies in it; the whole page without it
 */
export async function problemsInBothThemes(page: Page, within?: string): Promise<string[]> {
  await settled(page);
  const light = await accessibilityProblems(page, undefined, within);
  await turn(page, 'dark');
  const dark = await accessibilityProblems(page, COLOURS, within);
  await turn(page, 'light');
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}
