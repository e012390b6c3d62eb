import { createContext, type RefObject, useContext, useLayoutEffect } from 'react';

/** Elements within a verse that have a press of their own. */
const OWN = 'a, button, input, select, textarea, [data-verse-tools], [data-heading]';

/** The verse of this list around an element; undefined for elements that float above the page. */
export function verseOf(target: EventTarget | null, list: Element): number | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-verse]') : null;
  return item && list.contains(item) ? Number(item.dataset['verse']) : undefined;
}

/** The verse whose own button it is. */
export const buttonVerseOf = (target: EventTarget, list: Element): number | undefined =>
  target instanceof Element && target.matches('[data-verse-button]') ? verseOf(target, list) : undefined;

/** The verse that was pressed, rather than something in it that has a purpose of its own. */
export function pressedVerseOf(target: EventTarget, list: Element): number | undefined {
  const own = target instanceof Element ? target.closest(OWN) : null;
  return own && !own.matches('[data-verse-button]') ? undefined : verseOf(target, list);
}

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

/** Whether the chapter that went had the focus. */
export const FocusHandoverContext = createContext<RefObject<boolean>>({ current: false });

/** A chapter that goes while one of its verses has the focus hands it to the first verse of the next one. */
export function useFocusHandover(list: RefObject<HTMLElement | null>): void {
  const handoverRef = useContext(FocusHandoverContext);
  useLayoutEffect(() => {
    const element = list.current;
    if (handoverRef.current && element) {
      const first = element.querySelector<HTMLElement>('[data-verse]')?.dataset['verse'];
      verseButton(Number(first), element)?.focus({ preventScroll: true });
    }
    handoverRef.current = false;
    return () => {
      handoverRef.current = element?.contains(document.activeElement) ?? false;
    };
  }, [list, handoverRef]);
}
