import { showsSplash, showsWelcome } from './first-facts.js';

/** The small scripts come before the style sheet, since a script after it waits for it. The body follows. */
export function whenRootExists(work: () => void): void {
  if (document.getElementById('root')) return work();
  const observer = new MutationObserver(() => {
    if (!document.getElementById('root')) return;
    observer.disconnect();
    work();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}

export function make(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly (Element | string)[] = [],
): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

interface FirstPage {
  /** Id of the element; a page of the same `text` that is there already is left as it is. */
  readonly id: string;
  /** Tells one page from another. */
  readonly text: string;
  /** Undefined where it cannot be shown plainly. */
  readonly content: () => Element | undefined;
}

/**
 * Shows a page before the scripts that will: beside the root, in the place where they put it, until it is there or
 * something else is. It cannot be used, and no screen reader finds it: the usable page comes. The classes of the frame
 * are those of `first-shown.css` in the shell.
 */
export function showFirst({ id, text, content }: FirstPage): void {
  const root = document.getElementById('root');
  if (!root || !isAwaited(root) || showsSplash() || showsWelcome()) return;
  const earlier = document.getElementById(id);
  if (earlier?.dataset['text'] === text) return;
  earlier?.remove();
  const place = content();
  if (!place) return;
  const page = make('div', { class: 'first-page' }, [make('div', { class: 'first-header' }), place]);
  const shown = make('div', { id, class: 'first-shown', 'data-text': text, inert: '', 'aria-hidden': 'true' }, [
    make('div', { class: 'first-sidebar' }),
    page,
    make('div', { class: 'first-bottom-bar', 'data-bottom-bar': '' }),
  ]);
  root.before(shown);
  const observer = new MutationObserver(() => {
    if (isAwaited(root)) return;
    observer.disconnect();
    shown.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Whether nothing is there yet but what says that something is on its way. */
function isAwaited(root: Element): boolean {
  if (root.querySelector('[data-verse], [role="alert"], [role="dialog"]')) return false;
  const main = root.querySelector('main');
  return !root.hasChildNodes() || root.querySelector('[data-on-its-way]') !== null || main?.childElementCount === 0;
}
