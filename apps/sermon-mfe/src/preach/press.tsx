import type { ReactNode } from 'react';
import styles from './press.module.css';

export const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface PressProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** For a press that shows and hides something. */
  readonly expanded?: boolean;
  readonly kind?: 'edged' | 'primary';
  readonly children: ReactNode;
}

/** A button of the pulpit, large enough for a thumb. */
export const Press = ({ label, onPress, disabled = false, expanded, kind, children }: PressProps) => (
  <button
    type="button"
    className={styles['press']}
    data-kind={kind}
    aria-label={label}
    aria-expanded={expanded}
    title={label}
    disabled={disabled}
    onClick={onPress}
  >
    {children}
  </button>
);
