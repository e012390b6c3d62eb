import { createContext, type RefObject, useContext, useLayoutEffect } from 'react';
import { verseButton } from './focus-verse.js';

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
