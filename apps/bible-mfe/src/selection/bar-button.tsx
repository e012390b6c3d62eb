import { Button, type ButtonProps, Tooltip } from '@berea/ui/core';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import styles from './selection-bar.module.css';

interface BarButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Label if there is less room. */
  readonly short?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** An action on the chosen verses: with its words if the window has room for them, below the icon on phones. */
export const BarButton = ({ icon: Icon, label, short = label, className = '', ...rest }: BarButtonProps) => (
  <Tooltip title={label} classNames={{ root: styles['tip'] ?? '' }}>
    <Button
      {...rest}
      type="text"
      className={`${styles['action']} ${className}`}
      aria-label={label}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
    >
      <span className={styles['long']}>{label}</span>
      <span className={styles['short']}>{short}</span>
    </Button>
  </Tooltip>
);
