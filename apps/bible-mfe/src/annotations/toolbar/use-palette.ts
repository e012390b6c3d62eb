import { type FocusEvent, type RefObject, useRef, useState } from 'react';

export interface Palette {
  readonly open: boolean;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  toggle(): void;
  /** Gives the focus back to the button that opened it. */
  close(): void;
  /** For the element around both: once the focus is elsewhere, nobody chooses any more. */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

export function usePalette(): Palette {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  return {
    open,
    buttonRef,
    toggle: () => setOpen(!open),
    close: () => {
      setOpen(false);
      buttonRef.current?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setOpen(false);
    },
  };
}
