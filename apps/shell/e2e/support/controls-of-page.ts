import type { Page } from '@playwright/test';

/** A control, as a reader of the page would name it. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** The layer above the page that has it, a dialog or a menu; empty for the page itself. */
  readonly layer: string;
  /** Beside the page's own content: in the frame, or above the page. */
  readonly isOutside: boolean;
  /** Key of controls that look alike and are in the same kind of place. */
  readonly kind: string;
}
interface Listed extends Control {
  readonly element: HTMLElement;
}
export interface ControlsWindow {
  listControls(): Listed[];
  pageState(): string;
  effects: string[];
}
type Prepared = Window & { __controls: ControlsWindow };

/** Gives every page that loads a list of its controls, its state in words, and a record of what leads out of it. */
export async function prepareControls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PRESSED =
      'button, a[href], summary, input[type="checkbox"], input[type="radio"], input[type="file"], [role="button"], ' +
      '[role="switch"], [role="tab"], [role="checkbox"], [role="radio"], [role^="menuitem"]';
    const LAYERS = '[role="dialog"], dialog, [role="menu"], [role="alertdialog"], [role="tooltip"]';
    const GONE = ':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"] *, [hidden] *';
    /** Controls that are chosen already: a press has no further effect. (Today's date is current, not chosen.) */
    const CHOSEN =
      '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"], [aria-current="date"]), ' +
      'input[type="radio"]:checked, [role="radio"][aria-checked="true"], [role="menuitemradio"][aria-checked="true"]';

    const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
    const nameOf = (element: Element | null): string => {
      if (!element) return '';
      const { labels } = element as HTMLInputElement;
      const name =
        element.getAttribute('aria-label') ??
        (element.getAttribute('aria-labelledby')?.split(' ').map(textOf).join(' ') || undefined) ??
        (labels?.length ? [...labels].map((label) => label.textContent).join(' ') : undefined) ??
        element.textContent ??
        '';
      return name.replace(/\s+/g, ' ').trim().slice(0, 60);
    };
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isHere = (element: HTMLElement) => {
      if (element.matches(GONE) || element.matches(CHOSEN)) return false;
      if (element instanceof HTMLAnchorElement && element.href === location.href) return false;
      // The browser's own control for a file is hidden behind the button that opens it.
      return isShown(element);
    };
    const kindOf = (element: Element): string =>
      [element, element.parentElement, element.parentElement?.parentElement]
        .map((each) => `${each?.tagName}.${each?.className}`)
        .join(' < ');

    const listControls = (): Listed[] =>
      [...document.querySelectorAll<HTMLElement>(PRESSED)].filter(isHere).map((element) => {
        const layer = element.closest(LAYERS);
        return {
          element,
          role: element.getAttribute('role') ?? (element as HTMLInputElement).type ?? element.tagName.toLowerCase(),
          name: nameOf(element),
          layer: layer ? `${layer.getAttribute('role') ?? 'dialog'} “${nameOf(layer).slice(0, 30)}”` : '',
          isOutside: !layer && element.closest('main') === null,
          kind: kindOf(element),
        };
      });

    const STATES = [
      'expanded',
      'checked',
      'selected',
      'pressed',
      'current',
      'label',
      'invalid',
      'busy',
      'activedescendant',
    ];
    const stated = STATES.map((state) => `[aria-${state}]`).join(', ');
    const TRANSIENT = '[data-radix-toast-announce-region], [role="tooltip"]:not(:has(button))';
    const wordsOf = (element: Element): string =>
      element.matches(TRANSIENT) || element.querySelector(TRANSIENT)
        ? [...element.children].map(wordsOf).join('\n')
        : (element as HTMLElement).innerText;
    const pageState = () =>
      JSON.stringify([
        location.href,
        document.title,
        { ...document.documentElement.dataset },
        document.documentElement.getAttribute('style'),
        // Asked again and again, also of a document that is only on its way.
        [...((document.body as HTMLElement | null)?.children ?? [])].filter(isShown).map(wordsOf),
        [...document.querySelectorAll(stated)].map((element) =>
          STATES.map((state) => element.getAttribute(`aria-${state}`) ?? '').join(),
        ),
        [...document.querySelectorAll('input, textarea, select')].map((field) => [
          (field as HTMLInputElement).value,
          (field as HTMLInputElement).checked,
          (field as HTMLInputElement).type,
        ]),
        [...document.querySelectorAll('main, main *, [role="dialog"] *')].map(
          (each) => each.scrollTop | each.scrollLeft,
        ),
        document.querySelectorAll(':modal, [role="dialog"], [role="menu"], iframe').length,
        [...document.querySelectorAll('*')].indexOf(document.activeElement!),
        Object.entries({ ...localStorage }).filter(([key]) => key !== 'berea-session'),
        [...document.querySelectorAll('audio, video')].length,
      ]);

    const effects: string[] = [];
    const effect = (name: string) => {
      effects.push(name);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => effect('copied'), write: () => effect('copied'), readText: () => Promise.resolve('') },
    });
    window.print = () => void effect('printed');
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (link instanceof HTMLAnchorElement && link.protocol === 'mailto:' && !event.defaultPrevented) {
        event.preventDefault();
        void effect('mail');
      }
    });
    (window as unknown as Prepared).__controls = { listControls, pageState, effects };
  });
}

/** The present controls of the page. */
export const listControls = (page: Page): Promise<Control[]> =>
  page.evaluate(() =>
    (window as unknown as Prepared).__controls.listControls().map(({ element: _element, ...control }) => control),
  );
