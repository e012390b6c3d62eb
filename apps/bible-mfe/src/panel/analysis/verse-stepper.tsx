import { findBook } from '@berea/scripture';
import { IconButton } from '@berea/ui/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PlaceLink } from '../sources/place-link.js';
import styles from './verse-stepper.module.css';

export interface VerseStepperProps {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly onStep: (verse: number) => void;
}

/** To the verse before and after, within the chapter. */
export function VerseStepper({ book, chapter, verse, onStep }: VerseStepperProps) {
  const last = findBook(book)?.verseCounts[chapter - 1] ?? verse;
  return (
    <div className={styles['stepper']} role="group" aria-label="Verse">
      <IconButton
        type="default"
        icon={ChevronLeft}
        label="Previous verse"
        disabled={verse <= 1}
        onClick={() => onStep(verse - 1)}
      />
      <span className={styles['here']} aria-live="polite">
        <PlaceLink place={{ book, chapter, verse, endVerse: verse }} plain />
      </span>
      <IconButton
        type="default"
        icon={ChevronRight}
        label="Next verse"
        disabled={verse >= last}
        onClick={() => onStep(verse + 1)}
      />
    </div>
  );
}
