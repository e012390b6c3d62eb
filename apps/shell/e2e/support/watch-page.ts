import { expect, type Page } from '@playwright/test';

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

type Watched = Window & { __x?: unknown; __violations: string[] };

/** Elements that hostile texts would become if they were taken for more than text: the product makes none of them. */
const PLANTED =
  'iframe, object, embed, base, marquee, math, audio, video, foreignObject, animate, ' +
  'script:not([src], head #berea-start[type="application/json"]), img[src="x"], img[src*="evil"], a[href^="javascript" i], a[href^="data" i], ' +
  '[onerror], [onload], [onfocus], [ontoggle], [onmouseover], [onblur], [onbegin], [onstart], [formaction]';

/** Watches a page for anything that a stored text could do in it. Before the first `goto`. */
export async function watchHostility(page: Page) {
  const watch = watchPage(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') foreign.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.__violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      watched.__violations.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
  return {
    /** Nothing ran, nothing was even tried, and no element came of a text. */
    async expectHarmless(): Promise<void> {
      const { ran, violations, planted } = await page.evaluate((selector) => {
        const watched = window as unknown as Watched;
        return {
          ran: watched.__x !== undefined,
          violations: watched.__violations,
          planted: [...document.querySelectorAll(selector)].map((element) => element.outerHTML.slice(0, 200)),
        };
      }, PLANTED);
      expect({ ran, violations, planted, foreign, problems: watch.problems() }).toEqual({
        ran: false,
        violations: [],
        planted: [],
        foreign: [],
        problems: [],
      });
    },
  };
}
