import { expect, type Page } from '@playwright/test';

/** Something that a page complains of; `late`: the address that the server answered too late. */
interface Complaint {
  readonly text: string;
  readonly late?: string | undefined;
}

const SUCCESS_BELOW = 400;

/**
 * Notes everything that a page complains of: uncaught errors, console errors (CSP violations among them), failed
 * requests. An answer that comes too late, as on a machine that runs several products at once, is none if the page has
 * asked again by itself and was answered.
 */
export function watchPage(page: Page, { allow = [] as RegExp[] } = {}) {
  const seen: Complaint[] = [];
  /** The status of the last answer to a GET, by address. */
  const answered = new Map<string, number>();
  const note = (text: string, late?: string) => {
    if (!allow.some((pattern) => pattern.test(text))) seen.push({ text, late });
  };
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const isLate = /\bstatus of 504\b/.test(message.text());
    note(`console: ${message.text()}`, isLate ? message.location().url : undefined);
  });
  page.on('response', (response) => {
    const [url, status] = [response.url(), response.status()];
    const isRead = response.request().method() === 'GET';
    if (isRead) answered.set(url, status);
    if (status >= 500) note(`${status}: ${url}`, isRead && status === 504 ? url : undefined);
  });
  const isAnswered = (url: string) => (answered.get(url) ?? SUCCESS_BELOW) < SUCCESS_BELOW;
  return { problems: () => seen.filter(({ late }) => !late || !isAnswered(late)).map(({ text }) => text) };
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
