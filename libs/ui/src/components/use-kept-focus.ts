import {
  type FocusEvent,
  isValidElement,
  type Key,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

interface Focused {
  readonly element: Element;
  readonly card: Key | null | undefined;
  /** Which of the card's controls it is. */
  readonly control: number;
}

const keyOf = (card: ReactNode): Key | null => (isValidElement(card) ? card.key : null);
const controlsOf = (card: Element) => [...card.querySelectorAll<HTMLElement>('a[href], button')];

/**
 * When a card moves into the next group, it is rendered there again, and its focused control is gone. The control in its
 * place takes the focus.
 * @returns the list's `onFocus`
 */
export function useKeptFocus(listRef: RefObject<HTMLElement | null>, cards: readonly ReactNode[]) {
  const focused = useRef<Focused>(null);
  const items = () => [...(listRef.current?.querySelectorAll(':scope > * > [role="listitem"]') ?? [])];

  useLayoutEffect(() => {
    const last = focused.current;
    if (!last || last.element.isConnected) return;
    focused.current = null;
    const at = cards.findIndex((card) => keyOf(card) === last.card);
    const item = items()[at];
    if (item && document.activeElement === document.body) controlsOf(item)[last.control]?.focus();
  });

  return ({ target }: FocusEvent<HTMLElement>) => {
    const item = target.closest('[role="listitem"]');
    if (!item) return;
    focused.current = {
      element: target,
      card: keyOf(cards[items().indexOf(item)]),
      control: controlsOf(item).indexOf(target),
    };
  };
}
