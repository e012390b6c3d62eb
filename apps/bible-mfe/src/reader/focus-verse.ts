/** The button of a verse that is on screen: what opens its tools and takes the focus for it. */
export const verseButton = (verse: number, within: ParentNode = document): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-verse="${verse}"] [data-verse-button]`);

/**
 * Moves the focus to a verse without scrolling.
 * @returns false where that verse is not on screen
 */
export function focusVerse(verse: number, within?: ParentNode): boolean {
  const button = verseButton(verse, within);
  button?.focus({ preventScroll: true });
  return button !== null;
}
