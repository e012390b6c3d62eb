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

/** Days that are shown before and after today until all are asked for. */
const BEFORE = 2;
const AFTER = 4;

/** A plan that was begun: what is next, how far one is, and three ways on for whoever is behind. */
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
    show({ kind: 'error', title: 'Your plan was not changed', description: explain(error) });
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
            {started.done.length} of {total} chapters{last && `, until ${formatDay(last)}`}
          </p>
        </div>
        <ConfirmDelete
          label={`Leave ${plan.title}`}
          verb="Leave"
          question={`Leave ${plan.title}?`}
          consequence="Its ticks are forgotten. What you have read stays counted."
          onDelete={() => leave.mutateAsync(plan.id).then(undefined, failed)}
        />
      </div>
      <progress className={styles['progress']} max={total} value={started.done.length} aria-label="Chapters read" />
      <PlanGrid days={days} today={today} />
      {missed.length > 0 && (
        <div className={styles['behind']} role="status">
          <p>
            <b>
              {missed.length === 1 ? 'One chapter is' : `${missed.length} chapters are`} still open from earlier days.
            </b>{' '}
            Nothing is lost. Choose how to go on.
          </p>
          <div>
            <Button onClick={() => put(moveToToday(days, started.days, today))}>Move the dates</Button>
            <Button onClick={() => put(spreadOverWeek(days, started.days, today))}>Spread over the next 7 days</Button>
            <Button type="text" onClick={() => mark(missed, true)}>
              Skip them
            </Button>
          </div>
        </div>
      )}
      <PlanDays days={shown} today={today} onTick={mark} />
      <div className={styles['foot']}>
        {days.length > shown.length && (
          <Button type="text" onClick={() => setAll(true)}>
            Show all {days.length} days
          </Button>
        )}
        <label className={styles['remind']}>
          <Switch
            checked={started.remind}
            aria-label={`Remind me in Berea of ${plan.title}`}
            onChange={(remind) => put(started.days, remind)}
          />
          Remind me in Berea
        </label>
      </div>
    </section>
  );
}
