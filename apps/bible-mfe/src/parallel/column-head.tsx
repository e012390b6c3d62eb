import { Button } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CloudAlert } from 'lucide-react';
import { TranslationPicker } from '../translation/translation-picker.js';
import { useTranslation } from '../translation/use-translation.js';
import styles from './parallel.module.css';
import type { Column } from './use-parallel-columns.js';

export interface ColumnHeadProps {
  readonly column: Column;
  /** 'Matthew 5' */
  readonly place: string;
  readonly onChoose: (code: string) => void;
}

/** Above a column: which text it is, how to change it, and why there is nothing below. */
export function ColumnHead({ column: { code, chapter, error, retry }, place, onChoose }: ColumnHeadProps) {
  const translation = useTranslation(code);
  return (
    <div className={styles['head']}>
      <TranslationPicker value={code} onChoose={onChoose} />
      <bdi className={styles['name']}>{translation?.title}</bdi>
      {error && (
        <div role="alert" className={styles['failed']}>
          <CloudAlert size={18} strokeWidth={1.75} aria-hidden />
          <p>
            {`The ${code} could not be loaded. `}
            {explain(error)}
          </p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
      {!error && !chapter && <p role="status" className="visually-hidden">{`Loading ${place} in the ${code}...`}</p>}
      {chapter?.verses.length === 0 && <p className={styles['gap']}>{`The ${code} has no ${place}.`}</p>}
    </div>
  );
}
