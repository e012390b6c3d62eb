import { SERMON_LIMITS } from '@berea/contracts/values';
import { Input } from '@berea/ui/core';
import { type SermonText } from '../saving/sermon-text.js';
import type { SermonFields } from './use-sermon-text.js';
import { useState } from 'react';
import styles from './workspace.module.css';
import { t } from '../texts/workspace.js';

interface DetailsCardProps {
  readonly fields: SermonFields;
  readonly onChange: (fields: Partial<SermonText>) => void;
}

/** The sermon's title, passage, day and theme. */
export const DetailsCard = ({ fields: { title, scripture, date = '', theme }, onChange }: DetailsCardProps) => (
  <section className={styles['card']}>
    <h2>{t('workspace.sermon-workspace')}</h2>
    <label className={styles['field']}>
      <span>{t('workspace.sermon-title')}</span>
      <Input
        dir="auto"
        value={title}
        maxLength={SERMON_LIMITS.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
    </label>
    <label className={styles['field']}>
      <span>{t('workspace.main-scripture-s')}</span>
      <Input
        dir="auto"
        value={scripture}
        maxLength={SERMON_LIMITS.scripture}
        placeholder={t('workspace.such-as')}
        onChange={(event) => onChange({ scripture: event.target.value })}
      />
    </label>
    <Sunday date={date} onChange={(chosen) => onChange({ date: chosen })} />
    <label className={styles['field']}>
      <span>{t('workspace.theme-big-idea')}</span>
      <Input.TextArea
        dir="auto"
        value={theme}
        maxLength={SERMON_LIMITS.theme}
        autoSize={{ minRows: 2, maxRows: 6 }}
        onChange={(event) => onChange({ theme: event.target.value })}
      />
    </label>
  </section>
);

interface SundayProps {
  readonly date: string;
  readonly onChange: (date: string) => void;
}

/** While its year is typed it is another year: of 2026 it is 2, then 20 and 202, which nobody plans for. */
const FIRST_DAY = '1000-01-01';

/** The day for which the sermon is planned. */
function Sunday({ date, onChange }: SundayProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className={styles['field']}>
      <span>{t('workspace.sunday')}</span>
      <Input
        type="date"
        value={typed ?? date}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (!value || value >= FIRST_DAY) onChange(value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
