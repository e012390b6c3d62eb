import { useToast } from '@berea/ui/core';
import { Switch } from '@berea/ui/forms';
import { explain, usePreferences, useUpdatePreferences } from '@berea/web';
import { useId } from 'react';
import styles from './settings-menu.module.css';
import { t } from '../texts/bible.js';

interface SettingToggleProps {
  readonly name: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  /** Hint before switching it on. */
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

/** The profile's own setting: it goes with the user to every device. */
export function ThemeToggle() {
  const { data } = usePreferences();
  const { mutate } = useUpdatePreferences();
  const toast = useToast();
  return (
    <SettingToggle
      name={t('bible.dark-theme')}
      on={data?.darkMode ?? false}
      disabled={!data}
      onChange={(darkMode) =>
        mutate(
          { darkMode },
          {
            onError: (error) =>
              toast({ kind: 'error', title: t('bible.your-setting-was-not-saved'), description: explain(error) }),
          },
        )
      }
    />
  );
}
