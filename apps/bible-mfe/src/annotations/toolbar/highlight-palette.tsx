import type { HighlightColour } from '@berea/contracts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ColourChoice } from '../colour-choice.js';
import styles from './verse-toolbar.module.css';

export interface HighlightPaletteProps {
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
