import { type FocusEvent, type KeyboardEvent, useState } from 'react';

interface Roving {
  /** For the element around the items. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  itemProps(index: number): {
    readonly tabIndex: 0 | -1;
    readonly 'data-roving': '';
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Which item the keys lead to, from which. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * A row of controls that Tab enters once: arrows, Home and End move within it. Keys that it uses stay in it, so that an
 * element around it (a verse with its own keys) does not act on them.
 * @param first index of the item that Tab enters at until another one had the focus
 */
export function useRoving(first = 0): Roving {
  const [active, setActive] = useState<number | null>(null);
  return {
    onKeyDown: (event) => {
      if (event.key === 'Enter' || event.key === ' ') return event.stopPropagation();
      const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
      const index = items.indexOf(document.activeElement as HTMLElement);
      const step = STEPS[event.key];
      if (!step || index === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      items[step(index, items.length)]?.focus();
    },
    itemProps: (index) => ({
      tabIndex: index === (active ?? first) ? 0 : -1,
      'data-roving': '',
      onFocus: () => setActive(index),
    }),
  };
}
