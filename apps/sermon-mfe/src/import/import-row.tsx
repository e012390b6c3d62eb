import { dayOf } from '@berea/web';
import { SERMON_LIMITS } from '@berea/contracts/values';
import { Button, IconButton, Input, ThinkingDots } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { Check, CircleAlert, X } from 'lucide-react';
import styles from './import.module.css';
import type { Details, Row } from './import-rows.js';
import { t } from '../texts/sermons.js';

interface ImportRowProps {
  readonly row: Row;
  readonly onCorrect: (details: Details) => void;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

/** One file: how far it is, and what is guessed of its sermon, for correction. */
export function ImportRow({ row, onCorrect, onAgain, onRemove }: ImportRowProps) {
  const { file, state, details, reason, again, sermonId } = row;
  const underWay = state === 'waiting' || state === 'reading' || state === 'saving';
  return (
    <li className={styles['row']} aria-label={file.name} aria-busy={underWay}>
      <div className={styles['head']}>
        <span className={styles['name']}>{state === 'saved' ? details?.title : file.name}</span>
        {underWay && (
          <span className={styles['state']}>
            {stateWords()[state]}
            {state !== 'waiting' && <ThinkingDots />}
          </span>
        )}
        {state === 'saved' && (
          <span className={styles['state']}>
            <Check size={16} strokeWidth={1.75} aria-hidden />
            {t('sermons.imported')}
          </span>
        )}
        {state === 'saved' && <Link to={`/sermon-prep/${sermonId}`}>{t('sermons.open-in-workspace')}</Link>}
        {!underWay && state !== 'saved' && (
          <IconButton
            icon={X}
            label={t('sermons.leave-out-file', { name: file.name })}
            tooltip={t('sermons.leave-out')}
            onClick={onRemove}
          />
        )}
      </div>
      {reason && (state === 'failed' || state === 'read') && (
        <p className={styles['reason']}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          <span>{reason}</span>
          {state === 'failed' && again && <Button onClick={onAgain}>{t('sermons.try-again')}</Button>}
        </p>
      )}
      {details && (state === 'read' || state === 'saving') && (
        <Fields details={details} disabled={state === 'saving'} onCorrect={onCorrect} />
      )}
    </li>
  );
}

const stateWords = () =>
  ({ waiting: t('sermons.waiting'), reading: t('sermons.reading'), saving: t('sermons.importing') }) as const;

interface FieldsProps {
  readonly details: Details;
  readonly disabled: boolean;
  readonly onCorrect: (details: Details) => void;
}

function Fields({ details, disabled, onCorrect }: FieldsProps) {
  const missing = details.title.trim() === '';
  return (
    <div className={styles['fields']}>
      <label className={styles['field']}>
        <span>{t('sermons.title')}</span>
        <Input
          value={details.title}
          maxLength={SERMON_LIMITS.title}
          disabled={disabled}
          status={missing ? 'error' : ''}
          aria-invalid={missing}
          onChange={({ target }) => onCorrect({ ...details, title: target.value })}
        />
        {missing && <span className={styles['missing']}>{t('sermons.title-is-required')}</span>}
      </label>
      <label className={styles['field']}>
        <span>{t('sermons.scripture')}</span>
        <Input
          value={details.scripture}
          maxLength={SERMON_LIMITS.scripture}
          disabled={disabled}
          onChange={({ target }) => onCorrect({ ...details, scripture: target.value })}
        />
      </label>
      <label className={styles['field']}>
        <span>{details.date > dayOf() ? t('sermons.planned-for') : t('sermons.preached-on')}</span>
        <Input
          type="date"
          value={details.date}
          disabled={disabled}
          onChange={({ target }) => onCorrect({ ...details, date: target.value })}
        />
      </label>
    </div>
  );
}
