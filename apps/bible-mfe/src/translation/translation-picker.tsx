import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useReading } from '../place/use-reading.js';
import { TranslationChoice } from './translation-choice.js';
import styles from './translation-picker.module.css';
import { useTranslation } from './translations.js';
import { t } from '../texts/translation.js';

interface TranslationPickerProps {
  /** Upper-case code of the text that is read. */
  readonly value: string;
  readonly onChoose: (code: string) => void;
}

/** The label of a text ('KJV'), which opens the choice of another one. */
export function TranslationPicker({ value, onChoose }: TranslationPickerProps) {
  const [open, setOpen] = useState(false);
  const title = useTranslation(value)?.title;
  const { translation, beside } = useReading();
  const other = value === translation ? beside : translation;
  return (
    <TranslationChoice
      title={t('translation.translation')}
      value={value}
      refuse={({ code }) => (code === other ? t('translation.it-stands-beside-this-text-already') : undefined)}
      open={open}
      onOpenChange={setOpen}
      onChoose={onChoose}
    >
      <button
        type="button"
        className={styles['label']}
        title={title}
        aria-label={t('translation.choose-translation', { name: [value, title].filter(Boolean).join(', ') })}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        <span>{value}</span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </TranslationChoice>
  );
}
