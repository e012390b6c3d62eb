/**
 * What may be on screen or under way and is not to be interrupted by an invitation: dialogs, the tour and the recording
 * overlay (dialogs as well, the last one the browser's own), the cookie banner, pages that mark themselves (the first
 * steps, an open sermon, preaching), and writing.
 */
const OBSTACLES =
  '[role="dialog"], [role="alertdialog"], dialog[open], [aria-labelledby="cookies-title"], [data-uninterrupted]';

const isShown = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;

const isWriting = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLElement && element.isContentEditable) ||
  (element instanceof HTMLInputElement && element.value !== '');

/** Whether the page as it stands is to be left alone. */
export function isNotToBeInterrupted(page: Document): boolean {
  if (isWriting(page.activeElement)) return true;
  return [...page.querySelectorAll(OBSTACLES)].some(isShown);
}
