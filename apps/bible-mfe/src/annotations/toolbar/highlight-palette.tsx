import type { HighlightColour, Place } from '@berea/contracts';
import { type KeyboardEvent, useEffect, useRef, type FocusEvent, type RefObject, useState } from 'react';
import { ColourChoice } from '../colour-choice.js';
import { useVerseActions } from '../use-verse-actions.js';
import styles from './verse-toolbar.module.css';

interface HighlightPaletteProps {
  readonly value: HighlightColour | undefined;
  readonly onChoose: (colour: HighlightColour) => void;
  /** Escape. */
  readonly onLeave: () => void;
}

/** The colours by name, below the toolbar. It takes the focus when it opens. */
export function HighlightPalette({ value, onChoose, onLeave }: HighlightPaletteProps) {
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => choice.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the palette closes, not the panel beside it.
    event.stopPropagation();
    onLeave();
  };
  return (
    // Its edge is no place for the focus to get lost.
    <div className={styles['palette']} onKeyDown={onKeyDown} onMouseDown={(event) => event.preventDefault()}>
      <ColourChoice ref={choice} variant="palette" value={value} onChoose={onChoose} />
    </div>
  );
}

interface Palette {
  readonly open: boolean;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  toggle(): void;
  /** Gives the focus back to the button that opened it. */
  close(): void;
  /** For the element around both: the palette closes once the focus is elsewhere. */
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

/** Highlights verses in one of the five colours; the colour that they have takes itself away. */
export function HighlightSwatches({ place }: { readonly place: Place }) {
  const { highlight, toggleHighlight } = useVerseActions(place);
  return <ColourChoice variant="swatches" value={highlight} onChoose={toggleHighlight} />;
}
