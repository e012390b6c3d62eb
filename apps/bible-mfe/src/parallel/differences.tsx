import { Switch } from '@berea/ui/forms';
import { browserStore } from '@berea/web';
import { useId, useMemo, useState } from 'react';
import { nameLanguage } from '../translation/translations.js';
import type { Row } from './align-verses.js';
import { type WordDifferences, wordComparer } from './compare-words.js';
import styles from './parallel.module.css';
import { t } from '../texts/translation.js';

interface DifferencesSwitchProps {
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  /** Languages of the two texts; undefined while a text is not there. */
  readonly languages: readonly [string | undefined, string | undefined];
}

/** Whether differing words are marked; where that would say nothing, why it cannot be. */
export function DifferencesSwitch({ on, onTurn, languages: [one, other] }: DifferencesSwitchProps) {
  const id = useId();
  const why =
    one && other && !isSameLanguage(one, other)
      ? t('translation.one-language-only', { one: nameLanguage(one), other: nameLanguage(other) })
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
      <label htmlFor={id}>{t('translation.mark-differences')}</label>
      {why && <span id={`${id}why`}>{why}</span>}
    </div>
  );
}

/**
 * The words of each row that only one of the two texts has.
 * @param on false looks for nothing
 * @returns undefined as a whole where the texts cannot be compared, for a row where one of them lacks the verse
 */
export function useDifferences(
  rows: readonly Row[],
  language: string | undefined,
  otherLanguage: string | undefined,
  on: boolean,
): readonly (WordDifferences | undefined)[] | undefined {
  return useMemo(() => {
    if (!on || !language || !otherLanguage || !isSameLanguage(language, otherLanguage)) return undefined;
    const compare = wordComparer(language);
    return rows.map(({ cells: [one, other] }) =>
      one?.verse && other?.verse ? compare(one.verse.text, other.verse.text) : undefined,
    );
  }, [rows, language, otherLanguage, on]);
}

/** Whether the reader wants differing words marked; the choice stays in this browser. @param usual without a choice */
export function useMarkDifferences(usual = false): [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(() => (browserStore.read('markDifferences') ?? String(usual)) === 'true');
  const turn = (next: boolean) => {
    setOn(next);
    browserStore.write('markDifferences', String(next));
  };
  return [on, turn];
}

/** Whether two language tags name one language, whatever script or region they add: 'en' and 'en-GB'. */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other);

const languageOf = (tag: string): string => tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
