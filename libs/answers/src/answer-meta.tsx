import type { Citation, Engine, Source } from '@berea/contracts';
import { Tag } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { Check } from 'lucide-react';
import styles from './answer-meta.module.css';
import { t } from './texts/answers.js';

export interface AnswerMetaProps {
  readonly engine: Engine | null;
  /** The language model by its name. */
  readonly model?: string | undefined;
  readonly sources: readonly Source[];
  readonly citations: readonly Citation[];
}

/** The basis of an answer: its composer, its works, and how many quotations were found in the text. */
export function AnswerMeta({ engine, model, sources, citations }: AnswerMetaProps) {
  const exact = citations.filter(({ verdict }) => verdict === 'exact' || verdict === 'exact_elsewhere');
  const translations = [...new Set(exact.map(({ translation }) => translation ?? 'KJV'))].join(', ');
  return (
    <div className={styles['meta']}>
      {engine === 'library' && (
        <Tag variant="filled" className={styles['tag']}>
          {t('answers.from-public-domain-scholarship')}
        </Tag>
      )}
      {engine === 'model' && (
        <Tag variant="filled" className={styles['tag']}>
          {model ? t('answers.written-by-model', { model }) : t('answers.written-by-language-model')}
        </Tag>
      )}
      {sources.length > 0 && (
        <ul className={styles['sources']} aria-label={t('answers.sources')}>
          {sources.map(({ id, title, href }) => (
            <li key={id}>{href ? <Link to={href}>{title}</Link> : title}</li>
          ))}
        </ul>
      )}
      {exact.length > 0 && (
        <span className={styles['checked']}>
          <Check size={15} strokeWidth={2.4} aria-hidden />
          {t('answers.quotations-checked', { count: exact.length, translations })}
        </span>
      )}
    </div>
  );
}

/** Whether an answer shows something of the library: a greeting rests on no work, and is nothing to be kept. */
export const restsOnWorks = (answer: {
  readonly engine: Engine | null;
  readonly sources: readonly Source[];
  readonly citations: readonly Citation[];
}): boolean => answer.engine !== 'library' || answer.sources.length > 0 || answer.citations.length > 0;
