import type { HighlightColour } from '@berea/contracts';
import styles from './my-annotations.module.css';

export interface FilterChipProps {
  readonly label: string;
  readonly count: number;
  readonly on: boolean;
  readonly onPress: () => void;
  /** Shows this colour in place of the words, which are still read out. */
  readonly swatch?: HighlightColour;
}

export function FilterChip({ label, count, on, onPress, swatch }: FilterChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={on} title={swatch && label} onClick={onPress}>
      {swatch && <i className={`${styles['swatch']} hl-${swatch}`} />}
      <span className={swatch && 'visually-hidden'}>{label}</span> <span className={styles['count']}>{count}</span>
    </button>
  );
}
