import type { Preaching, Sermon } from '@berea/contracts';
import { SERMON_LIMITS } from '@berea/contracts/values';
import { Alert, Button, IconButton, Input, useToast } from '@berea/ui/core';
import { CoveringModal } from '@berea/ui/data';
import { dayOf, explain, useUpdateSermon } from '@berea/web';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../sermon-log.js';
import styles from './plan-dialog.module.css';
import { t } from '../texts/sermons.js';

interface PlanDialogProps {
  readonly sermon: Sermon;
  /** Names of the series that there are. */
  readonly series: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The series that a sermon belongs to, the day it is planned for, and where and when it was preached. */
export function PlanDialog({ sermon, series, open, onClose, onClosed }: PlanDialogProps) {
  const [name, setName] = useState(sermon.series ?? '');
  const [date, setDate] = useState(sermon.date ?? '');
  const [preached, setPreached] = useState<readonly Preaching[]>(sermon.preached ?? []);
  const [row, setRow] = useState<NewRow>();
  const { mutateAsync, isPending, error } = useUpdateSermon();
  const toast = useToast();
  const save = async () => {
    // Text in the new row counts without a press on Add.
    const added = row && entryOf(row);
    if (row && !added) return;
    try {
      await mutateAsync({
        sermon,
        changes: { series: name.trim(), date, preached: added ? [...preached, added] : [...preached] },
      });
      onClose();
      toast({ title: t('sermons.sermon-updated-successfully') });
    } catch (problem) {
      toast({ title: t('sermons.failed-to-update-sermon'), description: explain(problem), kind: 'error' });
    }
  };
  return (
    <CoveringModal
      title={t('sermons.series-date-and-log')}
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      okText={t('sermons.save-changes')}
      onOk={() => void save()}
      confirmLoading={isPending}
      destroyOnHidden
    >
      <div className={styles['form']}>
        {error && <Alert type="error" showIcon role="alert" title={explain(error)} />}
        <label className={styles['field']}>
          <span>{t('sermons.series')}</span>
          <Input
            value={name}
            list="sermon-series"
            maxLength={SERMON_LIMITS.series}
            onChange={(event) => setName(event.target.value)}
          />
          <datalist id="sermon-series">
            {series.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </label>
        <label className={styles['field']}>
          <span>{t('sermons.planned-for')}</span>
          <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </label>
        <Log
          preached={preached}
          row={row ?? { date: date || dayOf(), place: preached.at(-1)?.place ?? '', minutes: '' }}
          touched={row !== undefined}
          onRow={setRow}
          onChange={setPreached}
        />
      </div>
    </CoveringModal>
  );
}

/** As it is typed. */
interface NewRow {
  readonly date: string;
  readonly place: string;
  readonly minutes: string;
}

/** Undefined where it cannot be kept like that. */
function entryOf({ date, place, minutes }: NewRow): Preaching | undefined {
  const length = Number(minutes);
  if (!date) return undefined;
  if (!minutes) return { date, place: place.trim() };
  const valid = Number.isInteger(length) && length > 0 && length <= SERMON_LIMITS.minutes;
  return valid ? { date, place: place.trim(), minutes: length } : undefined;
}

interface LogProps {
  readonly preached: readonly Preaching[];
  readonly row: NewRow;
  /** Whether something was typed into the row. */
  readonly touched: boolean;
  readonly onRow: (row: NewRow | undefined) => void;
  readonly onChange: (preached: readonly Preaching[]) => void;
}

function Log({ preached, row, touched, onRow, onChange }: LogProps) {
  const { date, place, minutes } = row;
  const entry = entryOf(row);
  const add = () => {
    if (!entry) return;
    onChange([...preached, entry]);
    onRow(undefined);
  };
  return (
    <fieldset className={styles['log']}>
      <legend>{t('sermons.preached')}</legend>
      {preached.length === 0 && <p>{t('sermons.not-yet-as-far')}</p>}
      <ul>
        {preached.map((each, index) => (
          <li key={`${each.date}-${each.place}-${index}`}>
            <span>
              {formatDate(each.date)}
              {each.place && `, ${each.place}`}
              {each.minutes && `, ${t('sermons.min', { minutes: each.minutes })}`}
            </span>
            <IconButton
              icon={Trash2}
              label={t('sermons.remove-from-log', { date: formatDate(each.date) })}
              tooltip={t('sermons.remove')}
              onClick={() => onChange(preached.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <div className={styles['row']}>
        <label className={styles['field']}>
          <span>{t('sermons.date')}</span>
          <Input type="date" value={date} onChange={(event) => onRow({ ...row, date: event.target.value })} />
        </label>
        <label className={styles['field']}>
          <span>{t('sermons.place')}</span>
          <Input
            value={place}
            maxLength={SERMON_LIMITS.place}
            onChange={(event) => onRow({ ...row, place: event.target.value })}
          />
        </label>
        <label className={styles['field']}>
          <span>{t('sermons.minutes')}</span>
          <Input
            inputMode="numeric"
            value={minutes}
            status={entry ? '' : 'error'}
            onChange={(event) => onRow({ ...row, minutes: event.target.value.trim() })}
          />
        </label>
        <Button
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          disabled={!entry || preached.length >= SERMON_LIMITS.preached}
          onClick={add}
        >
          {t('sermons.add')}
        </Button>
      </div>
      {touched && !entry && (
        <p className={styles['wrong']} role="alert">
          {date ? t('sermons.minutes-are-a-whole-number', { minutes: SERMON_LIMITS.minutes }) : t('sermons.choose-day')}
        </p>
      )}
    </fieldset>
  );
}
