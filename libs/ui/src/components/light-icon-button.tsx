import { Tooltip } from 'antd';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type FocusEvent, useEffect, useRef, useState } from 'react';
import styles from './light-icon-button.module.css';

export interface LightIconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon;
  /** Names its action; its accessible name. */
  readonly label: string;
  /** Fewer words for its tooltip; none where it is empty. */
  readonly tooltip: string;
}

/** antd's own delay, in and out. */
const LINGER_MS = 100;

/** Whether the focus comes back from a dialog or tooltip: the user who closed it needs no tooltip again. */
const isGivenBack = ({ relatedTarget }: FocusEvent): boolean =>
  Boolean(relatedTarget?.closest('[role="tooltip"], [role="dialog"]'));

/**
 * `IconButton` for lists of hundreds: a plain button, whose tooltip is made when somebody first comes near it. antd's
 * button and tooltip are some hundred hooks, which made most of what the garbage collector had to carry while one scrolls.
 */
export function LightIconButton({ icon: Icon, label, tooltip, ...rest }: LightIconButtonProps) {
  // Undefined until somebody was near.
  const [near, setNear] = useState<boolean>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const come = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    if (ms) timer.current = setTimeout(() => setNear(next), ms);
    else setNear(next);
  };
  return (
    // The tooltip is a child of it to React: who goes from the button into the tooltip has not left.
    <span
      className={styles['place']}
      onMouseEnter={() => come(true, LINGER_MS)}
      onMouseLeave={() => come(false, LINGER_MS)}
      onFocus={(event) => come(!isGivenBack(event), 0)}
      onBlur={() => come(false, 0)}
    >
      <button {...rest} type="button" className={styles['button']} aria-label={label}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </button>
      {near !== undefined && (
        <Tooltip title={tooltip} open={near && tooltip !== ''} onOpenChange={(open) => come(open, 0)}>
          <span className={styles['anchor']} aria-hidden />
        </Tooltip>
      )}
    </span>
  );
}
