import { type RefObject, useEffect, useRef } from 'react';

/**
 * The words that are selected within an element, also at the press of a button, which takes the selection away in some
 * browsers.
 * @returns reads them; empty where nothing is selected there
 */
export function useSelectedWords(within: RefObject<HTMLElement | null>): () => string {
  const kept = useRef('');
  useEffect(() => {
    const onPress = () => {
      const selection = document.getSelection();
      const inside =
        selection &&
        !selection.isCollapsed &&
        within.current?.contains(selection.getRangeAt(0).commonAncestorContainer);
      kept.current = inside ? selection.toString().trim() : '';
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onPress, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onPress, true);
    };
  }, [within]);
  return () => kept.current;
}
