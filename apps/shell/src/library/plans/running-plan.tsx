import type { PlanDay, StartedPlan } from '@berea/contracts';
import type { ReadingPlan } from '@berea/scripture';
import { Button, useToast } from '@berea/ui/core';
import { ConfirmDelete, formatDay } from '@berea/ui/data';
import { Switch } from '@berea/ui/forms';
import { explain } from '@berea/web';
import { useLeavePlan, useSchedulePlan, useTickPlan } from '../../data/library.js';
import { useState } from 'react';
import { PlanDays, PlanGrid } from './plan-days.js';
import { behind, daysOf, localToday, moveToToday, spreadOverWeek } from './plan-schedule.js';
import styles from './plans.module.css';
import { t } from '../../texts/library.js';

/** Days that are shown before and after today until all are asked for. */
const BEFORE = 2;
const AFTER = 4;

/** A plan that was begun: the next reading, the progress, and three ways on for a reader who is behind. */
export function RunningPlan({ plan, started }: { plan: ReadingPlan; started: StartedPlan }) {
  const [all, setAll] = useState(false);
  const schedule = useSchedulePlan();
  const tick = useTickPlan();
  const leave = useLeavePlan();
  const show = useToast();
  const today = localToday();
  const days = daysOf(plan, started);
  const missed = behind(days, today);
  const failed = (error: Error) =>
    show({ kind: 'error', title: t('library.your-plan-was-not-changed'), description: explain(error) });
  const put = (next: PlanDay[], remind = started.remind) =>
    schedule.mutate({ plan: plan.id, days: next, remind }, { onError: failed });
  const mark = (chapters: number[], done: boolean) =>
    tick.mutate({ plan: plan.id, chapters, done }, { onError: failed });

  const next = days.findIndex(({ date, chapters }) => date >= today || chapters.some(({ done }) => !done));
  const from = Math.max(0, next - BEFORE);
  const shown = all ? days : days.slice(from, from + BEFORE + AFTER + 1);
  const total = plan.chapters.length;
  const last = days.at(-1)?.date;
  return (
    <section className={styles['plan']} aria-label={plan.title}>
      <div className={styles['head']}>
        <div>
          <h2>{plan.title}</h2>
          <p>
            {last
              ? t('library.chapters-read-until', { done: started.done.length, count: total, day: formatDay(last) })
              : t('library.chapters-read-of', { done: started.done.length, count: total })}
          </p>
        </div>
        <ConfirmDelete
          label={t('library.leave-plan', { title: plan.title })}
          verb={t('library.leave')}
          question={t('library.leave-this-plan', { title: plan.title })}
          consequence={t('library.its-ticks-are-forgotten')}
          onDelete={() => leave.mutateAsync(plan.id).then(undefined, failed)}
        />
      </div>
      <progress
        className={styles['progress']}
        max={total}
        value={started.done.length}
        aria-label={t('library.chapters-read')}
      />
      <PlanGrid days={days} today={today} />
      {missed.length > 0 && (
        <div className={styles['behind']} role="status">
          <p>
            <b>{t('library.chapters-still-open', { count: missed.length })}</b>{' '}
            {t('library.nothing-is-lost-choose-how')}
          </p>
          <div>
            <Button onClick={() => put(moveToToday(days, started.days, today))}>{t('library.move-dates')}</Button>
            <Button onClick={() => put(spreadOverWeek(days, started.days, today))}>
              {t('library.spread-over-next-7-days')}
            </Button>
            <Button type="text" onClick={() => mark(missed, true)}>
              {t('library.skip-them')}
            </Button>
          </div>
        </div>
      )}
      <PlanDays days={shown} today={today} onTick={mark} />
      <div className={styles['foot']}>
        {days.length > shown.length && (
          <Button type="text" onClick={() => setAll(true)}>
            {t('library.show-all-days', { count: days.length })}
          </Button>
        )}
        <label className={styles['remind']}>
          <Switch
            checked={started.remind}
            aria-label={t('library.remind-me-in-berea-of', { title: plan.title })}
            onChange={(remind) => put(started.days, remind)}
          />
          {t('library.remind-me-in-berea')}
        </label>
      </div>
    </section>
  );
}
