import { Button } from '@berea/ui/core';
import { useAssistantStatus } from '@berea/web';
import { BookOpen, PenLine } from 'lucide-react';
import styles from './writer-switch.module.css';
import { t } from '../../texts/analysis.js';

interface WriterSwitchProps {
  /** The engine that was asked; undefined for the library */
  readonly engine: 'model' | undefined;
  readonly onChange: (engine: 'model' | undefined) => void;
}

/** Below an answer in Scholar's own words: the same written by the language model, where there is one, and the way back. */
export function WriterSwitch({ engine, onChange }: WriterSwitchProps) {
  const { data } = useAssistantStatus();
  if (engine)
    return (
      <Button className={styles['switch']} icon={icon(BookOpen)} onClick={() => onChange(undefined)}>
        {t('analysis.show-what-library-has')}
      </Button>
    );
  if (data?.engine !== 'model') return null;
  return (
    <Button className={styles['switch']} icon={icon(PenLine)} onClick={() => onChange('model')}>
      {data.model ? t('analysis.let-model-write', { model: data.model }) : t('analysis.let-language-model-write')}
    </Button>
  );
}

const icon = (Icon: typeof PenLine) => <Icon size={17} strokeWidth={1.75} aria-hidden />;
