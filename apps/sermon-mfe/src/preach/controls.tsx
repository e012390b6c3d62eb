import { Link } from '@berea/web/router';
import { AArrowDown, AArrowUp, ChevronLeft, ChevronRight, EyeOff, LogOut, Moon, Sun, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './preach.module.css';
import { type PodiumSettings, SIZES } from './use-podium-settings.js';

interface ControlsProps {
  readonly settings: PodiumSettings;
  readonly onChange: (changed: Partial<PodiumSettings>) => void;
  readonly awake: boolean | undefined;
  /** Whether Sermon Prep lies behind it. */
  readonly canLeave: boolean;
  readonly onTurn: (by: number) => void;
  readonly onHide: () => void;
  readonly onStart: () => void;
}

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be changed while one preaches; a tap in the middle shows and hides it. */
export function Controls({ settings, onChange, awake, canLeave, onTurn, onHide, onStart }: ControlsProps) {
  const { size, light, minutes, startedAt } = settings;
  const resize = (by: number) =>
    onChange({ size: Math.min(SIZES.most, Math.max(SIZES.least, size + by * SIZES.step)) });
  return (
    <div className={styles['controls']} role="toolbar" aria-label="Preaching" data-controls="">
      <Press label="Previous page" onPress={() => onTurn(-1)}>
        <ChevronLeft {...ICON} />
      </Press>
      <Press label="Next page" onPress={() => onTurn(1)}>
        <ChevronRight {...ICON} />
      </Press>
      <Press label="Smaller letters" disabled={size <= SIZES.least} onPress={() => resize(-1)}>
        <AArrowDown {...ICON} />
      </Press>
      <Press label="Larger letters" disabled={size >= SIZES.most} onPress={() => resize(1)}>
        <AArrowUp {...ICON} />
      </Press>
      <Press label={light ? 'Dark' : 'Light'} onPress={() => onChange({ light: !light })}>
        {light ? <Moon {...ICON} /> : <Sun {...ICON} />}
      </Press>
      <Press label={startedAt ? 'Stop the timer' : 'Start the timer'} onPress={onStart}>
        <Timer {...ICON} />
      </Press>
      <label className={styles['minutes']}>
        <span>Minutes</span>
        <input
          type="number"
          min={1}
          max={240}
          value={minutes}
          onChange={({ target }) => {
            const planned = target.valueAsNumber;
            if (Number.isInteger(planned) && planned >= 1 && planned <= 240) onChange({ minutes: planned });
          }}
        />
      </label>
      <Press label="Hide these controls" onPress={onHide}>
        <EyeOff {...ICON} />
      </Press>
      {canLeave && (
        <Link to="/sermon-prep" className={styles['press']} aria-label="Leave preaching">
          <LogOut {...ICON} />
        </Link>
      )}
      <p role="status">
        {awake === false && 'The screen may sleep: this browser does not keep it awake. '}
        Tap left or right to turn the page, in the middle for these controls.
      </p>
    </div>
  );
}

interface PressProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

const Press = ({ label, onPress, disabled = false, children }: PressProps) => (
  <button
    type="button"
    className={styles['press']}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onPress}
  >
    {children}
  </button>
);
