import { Switch } from '@berea/ui/forms';
import { useId } from 'react';
import { nameLanguage } from '../translation/name-language.js';
import styles from './parallel.module.css';
import { isSameLanguage } from './same-language.js';

export interface DifferencesSwitchProps {
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  /** Of the two texts; undefined while a text is not there. */
  readonly languages: readonly [string | undefined, string | undefined];
}

/** Whether differing words are marked; where that would say nothing, why it cannot be. */
export function DifferencesSwitch({ on, onTurn, languages: [one, other] }: DifferencesSwitchProps) {
  const id = useId();
  const why =
    one && other && !isSameLanguage(one, other)
      ? `Words can be compared within one language only, not in ${nameLanguage(one)} and ${nameLanguage(other)}.`
      : undefined;
  return (
    <div className={styles['differences']}>
      <Switch
        id={id}
        aria-describedby={why && `${id}why`}
        checked={on && !why}
        disabled={Boolean(why)}
        onChange={onTurn}
      />
      <label htmlFor={id}>Mark differences</label>
      {why && <span id={`${id}why`}>{why}</span>}
    </div>
  );
}
