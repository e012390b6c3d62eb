import type { Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility-problems.js';
import { expect, settled } from './test.js';

export type Theme = 'light' | 'dark';

/** Rules of axe that depend on the theme. */
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

const themeOf = async (page: Page): Promise<Theme> =>
  (await page.locator('html').getAttribute('data-theme')) === 'dark' ? 'dark' : 'light';

/** Findings of axe in one theme: all of its rules in light, those of colours in dark. */
async function problemsIn(page: Page, theme: Theme, within?: string): Promise<string[]> {
  const problems = await accessibilityProblems(page, theme === 'dark' ? COLOURS : undefined, within);
  return problems.map((problem) => `${theme}: ${problem}`);
}

/**
 * Findings of axe in the present page by all of its rules, in this theme, which it keeps.
 * @param within a selector: only its content; the whole page without it
 */
export async function problemsInTheme(page: Page, theme: Theme, within?: string): Promise<string[]> {
  await settled(page);
  if ((await themeOf(page)) !== theme) await turn(page, theme);
  return accessibilityProblems(page, undefined, within);
}

/**
 * Findings of axe in the present page, in the theme that it has, and then in the other one, which it keeps.
 * @param within a selector: only its content; the whole page without it
 */
export async function problemsInBothThemes(page: Page, within?: string): Promise<string[]> {
  await settled(page);
  const first = await themeOf(page);
  const second: Theme = first === 'dark' ? 'light' : 'dark';
  const problems = await problemsIn(page, first, within);
  await turn(page, second);
  return [...problems, ...(await problemsIn(page, second, within))];
}
