import { DEFAULT_TRANSLATION } from '@berea/contracts/values';
import { useTranslations } from '@berea/web';
import styles from './citation-chip.module.css';
import { t } from './texts/answers-citations.js';

interface ChooseTranslationProps {
  /** Code in any case. */
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
}

/** The installed translations to read a verse in; nothing where there is one alone, or none is known yet. */
export function ChooseTranslation({ value = DEFAULT_TRANSLATION, onChange }: ChooseTranslationProps) {
  const installed = useTranslations().data?.filter((each) => each.installed) ?? [];
  if (installed.length < 2) return null;
  return (
    // The browser's own list: on phones nothing is easier to choose from.
    <select
      className={styles['translation']}
      aria-label={t('answers-citations.translation')}
      value={value.toUpperCase()}
      onChange={(event) => onChange(event.target.value)}
    >
      {installed.map(({ code, title }) => (
        <option key={code} value={code.toUpperCase()} label={`${code.toUpperCase()}: ${title}`}>
          {`${code.toUpperCase()}: ${title}`}
        </option>
      ))}
    </select>
  );
}
