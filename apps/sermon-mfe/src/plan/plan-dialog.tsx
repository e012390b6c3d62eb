import { type Preaching, type Sermon, SERMON_LIMITS } from '@berea/contracts';
import { Alert, Button, IconButton, Input, useToast } from '@berea/ui/core';
import { Modal } from '@berea/ui/data';
import { dayOf, explain, useUpdateSermon } from '@berea/web';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../sermon-log.js';
import styles from './plan-dialog.module.css';

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
  const { mutateAsync, isPending, error } = useUpdateSermon();
  const toast = useToast();
  const save = async () => {
    try {
      await mutateAsync({ sermon, changes: { series: name.trim(), date, preached: [...preached] } });
      onClose();
      toast({ title: 'Sermon updated successfully' });
    } catch (problem) {
      toast({ title: 'Failed to update sermon', description: explain(problem), kind: 'error' });
    }
  };
  return (
    <Modal
      title="Series, date and log"
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      okText="Save Changes"
      onOk={() => void save()}
      confirmLoading={isPending}
      destroyOnHidden
    >
      <div className={styles['form']}>
        {error && <Alert type="error" showIcon role="alert" title={explain(error)} />}
        <label className={styles['field']}>
          <span>Series</span>
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
          <span>Planned for</span>
          <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </label>
        <Log preached={preached} planned={date} onChange={setPreached} />
      </div>
    </Modal>
  );
}

interface LogProps {
  readonly preached: readonly Preaching[];
  readonly planned: string;
  readonly onChange: (preached: readonly Preaching[]) => void;
}

function Log({ preached, planned, onChange }: LogProps) {
  const [date, setDate] = useState(planned || dayOf());
  const [place, setPlace] = useState(preached.at(-1)?.place ?? '');
  const [minutes, setMinutes] = useState('');
  const length = Number(minutes);
  const valid =
    date !== '' && (minutes === '' || (Number.isInteger(length) && length > 0 && length <= SERMON_LIMITS.minutes));
  const add = () => {
    onChange([...preached, { date, place: place.trim(), ...(minutes && { minutes: length }) }]);
    setMinutes('');
  };
  return (
    <fieldset className={styles['log']}>
      <legend>Preached</legend>
      {preached.length === 0 && <p>Not yet, as far as this log knows.</p>}
      <ul>
        {preached.map((each, index) => (
          <li key={`${each.date}-${each.place}-${index}`}>
            <span>
              {formatDate(each.date)}
              {each.place && `, ${each.place}`}
              {each.minutes && `, ${each.minutes} min`}
            </span>
            <IconButton
              icon={Trash2}
              label={`Remove ${formatDate(each.date)} from the log`}
              tooltip="Remove"
              onClick={() => onChange(preached.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <div className={styles['row']}>
        <label className={styles['field']}>
          <span>Date</span>
          <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </label>
        <label className={styles['field']}>
          <span>Place</span>
          <Input value={place} maxLength={SERMON_LIMITS.place} onChange={(event) => setPlace(event.target.value)} />
        </label>
        <label className={styles['field']}>
          <span>Minutes</span>
          <Input
            inputMode="numeric"
            value={minutes}
            status={valid ? '' : 'error'}
            onChange={(event) => setMinutes(event.target.value.trim())}
          />
        </label>
        <Button
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          disabled={!valid || preached.length >= SERMON_LIMITS.preached}
          onClick={add}
        >
          Add
        </Button>
      </div>
    </fieldset>
  );
}
