/**
 * Elements on screen that an invitation must not interrupt: dialogs, the tour and the recording overlay (dialogs as
 * well, the last one the browser's own), the cookie banner, and pages that mark themselves (the first steps, an open
 * sermon, preaching). Writing is not interrupted either.
 */
const OBSTACLES =
  '[role="dialog"], [role="alertdialog"], dialog[open], [aria-labelledby="cookies-title"], [data-uninterrupted]';

const isShown = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;

const isWriting = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLElement && element.isContentEditable) ||
  (element instanceof HTMLInputElement && element.value !== '');

/** Whether the page is to be left alone at present. */
export function isNotToBeInterrupted(page: Document): boolean {
  if (isWriting(page.activeElement)) return true;
  return [...page.querySelectorAll(OBSTACLES)].some(isShown);
}
