import type { HighlightColour } from '@berea/contracts';
import { HIGHLIGHT_COLOURS } from '@berea/contracts/values';
import { browserStore } from '@berea/web';
import { Check } from 'lucide-react';
import { type Ref, useId } from 'react';
import styles from './colour-choice.module.css';
import { useRoving } from './use-roving.js';
import { colourLabel } from './colour-name.js';
import { t } from '../texts/marks.js';

interface ColourChoiceProps {
  /** The colour that the verses have. */
  readonly value: HighlightColour | undefined;
  /** Also with the colour that they have: choosing it again takes it away. */
  readonly onChoose: (colour: HighlightColour) => void;
  /** `swatches` fill the width for fingers; `palette` names the colours; `bar` is as small as a finger allows. */
  readonly variant: 'swatches' | 'palette' | 'bar';
  readonly ref?: Ref<HTMLDivElement>;
}

/** The five colours. Arrows move between them without choosing, since each choice is saved. */
export function ColourChoice({ value, onChoose, variant, ref }: ColourChoiceProps) {
  const hint = useId();
  const roving = useRoving(HIGHLIGHT_COLOURS.indexOf(value ?? HIGHLIGHT_COLOURS[0]));
  return (
    <div
      ref={ref}
      role="radiogroup"
      aria-label={t('marks.highlight-colour')}
      className={styles['choice']}
      data-variant={variant}
      onKeyDown={roving.onKeyDown}
    >
      {HIGHLIGHT_COLOURS.map((colour, index) => {
        const name = colourLabel(colour);
        const current = colour === value;
        return (
          <button
            key={colour}
            type="button"
            role="radio"
            aria-checked={current}
            aria-label={name}
            aria-describedby={current ? hint : undefined}
            title={current ? t('marks.name-press-again-to-remove', { name }) : name}
            className={styles['colour']}
            {...roving.itemProps(index)}
            onClick={() => onChoose(colour)}
          >
            <i className={`${styles['swatch']} hl-${colour}`}>
              {current && <Check size={18} strokeWidth={1.75} aria-hidden />}
            </i>
            {variant === 'palette' && name}
          </button>
        );
      })}
      <span id={hint} hidden>
        {t('marks.press-again-to-remove-highlight')}
      </span>
    </div>
  );
}

/** The colour that was highlighted with last in this browser; yellow at first. */
export function lastColour(): HighlightColour {
  const kept = browserStore.read('highlightColour');
  return HIGHLIGHT_COLOURS.find((colour) => colour === kept) ?? HIGHLIGHT_COLOURS[0];
}

export const rememberColour = (colour: HighlightColour): void => browserStore.write('highlightColour', colour);
