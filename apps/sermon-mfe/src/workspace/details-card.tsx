import { SERMON_LIMITS } from '@berea/contracts/values';
import { Input } from '@berea/ui/core';
import { type SermonText } from '../saving/sermon-text.js';
import type { SermonFields } from './use-sermon-text.js';
import styles from './workspace.module.css';
import { t } from '../texts/workspace.js';

interface DetailsCardProps {
  readonly fields: SermonFields;
  readonly onChange: (fields: Partial<SermonText>) => void;
}

/** The sermon's title, passage and theme. */
export const DetailsCard = ({ fields: { title, scripture, theme }, onChange }: DetailsCardProps) => (
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
