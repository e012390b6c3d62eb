import type { Page } from '@playwright/test';

/** Notes everything that a page complains of: uncaught errors, console errors (CSP violations among them), failed requests. */
export function watchPage(page: Page, { allow = [] as RegExp[] } = {}) {
  const seen: string[] = [];
  const note = (text: string) => {
    if (!allow.some((pattern) => pattern.test(text))) seen.push(text);
  };
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()}: ${response.url()}`);
  });
  return { problems: () => seen };
}
