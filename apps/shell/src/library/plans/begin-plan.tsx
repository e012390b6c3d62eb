import type { ReadingPlan } from '@berea/scripture';
import { Button, Input, useToast } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useSchedulePlan } from '../../data/library.js';
import { useId, useState } from 'react';
import { addDays, localToday, spread } from './plan-schedule.js';
import styles from './plans.module.css';
import { t } from '../../texts/library.js';

/** A plan that was not begun. It begins today at its usual pace, or on a day and at a pace of the reader's own. */
export function BeginPlan({ plan }: { plan: ReadingPlan }) {
  const [first, setFirst] = useState(localToday);
  const [days, setDays] = useState(String(plan.days));
  const [choosing, setChoosing] = useState(false);
  const schedule = useSchedulePlan();
  const show = useToast();
  const id = useId();
  const length = Math.floor(Number(days));
  const usable = first !== '' && length >= 1 && length <= plan.chapters.length;

  const begin = () =>
    schedule.mutate(
      { plan: plan.id, days: spread(plan.chapters.length, first, length), remind: true },
      {
        onError: (error) =>
          show({ kind: 'error', title: t('library.plan-was-not-begun'), description: explain(error) }),
      },
    );
  return (
    <li className={styles['offer']}>
      <h3>{plan.title}</h3>
      <p>{plan.words}</p>
      {choosing && (
        <div className={styles['fields']} id={`${id}fields`}>
          <span>
            <label htmlFor={`${id}first`}>{t('library.first-day')}</label>
            <Input id={`${id}first`} type="date" value={first} onChange={(event) => setFirst(event.target.value)} />
          </span>
          <span>
            <label htmlFor={`${id}days`}>{t('library.days')}</label>
            <Input
              id={`${id}days`}
              type="number"
              min={1}
              max={plan.chapters.length}
              value={days}
              status={usable ? '' : 'error'}
              aria-describedby={`${id}hint`}
              onChange={(event) => setDays(event.target.value)}
            />
          </span>
        </div>
      )}
      <p className={styles['hint']} id={`${id}hint`}>
        {usable
          ? t('library.chapters-until', { count: plan.chapters.length, day: formatDay(addDays(first, length - 1)) })
          : t('library.choose-days', { count: plan.chapters.length })}
      </p>
      <div className={styles['begin']}>
        <Button
          disabled={!usable}
          loading={schedule.isPending}
          aria-label={t('library.begin-plan', { title: plan.title })}
          onClick={begin}
        >
          {first === localToday() ? t('library.begin-today') : t('library.begin')}
        </Button>
        <Button
          type="text"
          aria-expanded={choosing}
          aria-label={t('library.choose-dates-of', { title: plan.title })}
          onClick={() => setChoosing(!choosing)}
        >
          {t('library.choose-dates')}
        </Button>
      </div>
    </li>
  );
}
