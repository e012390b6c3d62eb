import { Switch } from '@berea/ui/forms';
import { useId } from 'react';
import styles from './settings-menu.module.css';

export interface SettingToggleProps {
  readonly name: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  /** What one should know before switching it on. */
  readonly hint?: string | undefined;
  readonly onChange: (on: boolean) => void;
}

/** A setting that is on or off. */
export function SettingToggle({ name, on, disabled, hint, onChange }: SettingToggleProps) {
  const id = useId();
  return (
    <div className={styles['toggle']}>
      <label htmlFor={id}>
        {name}
        {hint && (
          <span id={`${id}hint`} className={styles['hint']}>
            {hint}
          </span>
        )}
      </label>
      <Switch
        id={id}
        checked={on}
        disabled={disabled ?? false}
        onChange={onChange}
        {...(hint && { 'aria-describedby': `${id}hint` })}
      />
    </div>
  );
}
