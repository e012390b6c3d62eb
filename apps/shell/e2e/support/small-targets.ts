import type { Page } from '@playwright/test';

const TARGETS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="radio"], [role="switch"]';
/** Elements that take a press for the control in them. */
const OWNERS = 'label, .ant-select, .ant-input-affix-wrapper';
/** Height of a line of text, the least that WCAG 2.2 asks of any target. */
const IN_TEXT = 24;

/**
 * Everything on screen that a finger cannot press within `least` pixels, one line each: by trying where a press would
 * arrive, so that areas which are larger than what is seen of them count. Links within running text are let off; those
 * of them that have a box of their own need 24 pixels, since the lines of a text stand closer than fingers are wide.
 */
export const smallTargets = (page: Page, least = 44): Promise<string[]> =>
  page.evaluate(
    ([targets, owners, least, inText]) => {
      const isInText = (element: Element) =>
        getComputedStyle(element).display.startsWith('inline') &&
        [...(element.closest('p, li')?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? ''),
        );
      const owner = (element: Element) => element.closest(owners) ?? element;
      const small: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(targets)) {
        const own = owner(element);
        if (getComputedStyle(element).display === 'inline' || element.matches(':disabled, [inert] *')) continue;
        if (!own.checkVisibility({ visibilityProperty: true })) continue;
        own.scrollIntoView({ block: 'center', inline: 'nearest' });
        const { left, top, width, height } = own.getBoundingClientRect();
        if (width <= 2 || height <= 2) continue;
        const wanted = element.matches('a[href]') && isInText(element) ? inText : least;
        const [x, y] = [left + width / 2, top + height / 2];
        const arrives = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && own.contains(hit);
        };
        // Another layer covers it, a sheet for example.
        if (!arrives(0, 0)) continue;
        // From the middle one way, then the other, until it is enough: most controls are larger than asked for.
        const length = (dx: number, dy: number) => {
          let pixels = 1;
          for (const way of [-1, 1])
            for (let step = way; pixels < wanted && arrives(dx * step, dy * step); step += way) pixels += 1;
          return pixels;
        };
        const across = length(1, 0);
        const down = length(0, 1);
        // One pixel is the edge's, where a half of it is drawn.
        if (across < wanted - 1 || down < wanted - 1) {
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
          small.push(`${element.tagName.toLowerCase()} “${name}”: ${across} × ${down}`);
        }
      }
      return small;
    },
    [TARGETS, OWNERS, least, IN_TEXT] as const,
  );
