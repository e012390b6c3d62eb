import { formatReference } from '@berea/scripture';
import { formatDay } from '@berea/ui/data';
import { Checkbox } from '@berea/ui/forms';
import { Link } from '@berea/web/router';
import gridStyles from './plan-grid.module.css';
import type { DayOfPlan } from './plan-schedule.js';
import styles from './plans.module.css';
import { t } from '../../texts/library.js';

export interface PlanDaysProps {
  readonly days: readonly DayOfPlan[];
  readonly today: string;
  readonly onTick: (chapters: number[], done: boolean) => void;
}

/** Days of a plan with their chapters: a tick for each day, a link for each chapter. */
export function PlanDays({ days, today, onTick }: PlanDaysProps) {
  return (
    <ul className={styles['days']}>
      {days.map(({ date, chapters }) => {
        const done = chapters.every((chapter) => chapter.done);
        const name = date === today ? t('library.today') : formatDay(`${date}T12:00:00`);
        return (
          <li key={date} data-today={date === today || undefined} data-missed={(date < today && !done) || undefined}>
            <Checkbox
              checked={done}
              indeterminate={!done && chapters.some((chapter) => chapter.done)}
              aria-label={t('library.read', { name })}
              onChange={() =>
                onTick(
                  chapters.filter((chapter) => done || !chapter.done).map(({ index }) => index),
                  !done,
                )
              }
            />
            <span className={styles['day']}>{name}</span>
            <span className={styles['chapters']}>
              {chapters.map(({ book, chapter, index, done: read }) => (
                <Link key={index} to={`/bible/${encodeURIComponent(book)}/${chapter}`} data-read={read || undefined}>
                  {formatReference(book, chapter)}
                </Link>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const stateOf = ({ date, chapters }: DayOfPlan, today: string): 'read' | 'open' | 'today' | undefined => {
  if (chapters.every(({ done }) => done)) return 'read';
  if (date === today) return 'today';
  return date < today ? 'open' : undefined;
};

/** The whole plan at a glance, a square a day. Only drawn: the list of days says the same in words, and can be ticked. */
export const PlanGrid = ({ days, today }: { days: readonly DayOfPlan[]; today: string }) => (
  <div className={gridStyles['grid']} data-many={days.length > 60 || undefined} aria-hidden>
    {days.map((day, index) => (
      <span key={day.date} data-state={stateOf(day, today)}>
        {index + 1}
      </span>
    ))}
  </div>
);
