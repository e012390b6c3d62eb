import type { DayOfPlan } from './plan-schedule.js';
import styles from './plan-grid.module.css';

const stateOf = ({ date, chapters }: DayOfPlan, today: string): 'read' | 'open' | 'today' | undefined => {
  if (chapters.every(({ done }) => done)) return 'read';
  if (date === today) return 'today';
  return date < today ? 'open' : undefined;
};

/** The whole plan at a glance, a square a day. Only drawn: the list of days says the same in words, and can be ticked. */
export const PlanGrid = ({ days, today }: { days: readonly DayOfPlan[]; today: string }) => (
  <div className={styles['grid']} data-many={days.length > 60 || undefined} aria-hidden>
    {days.map((day, index) => (
      <span key={day.date} data-state={stateOf(day, today)}>
        {index + 1}
      </span>
    ))}
  </div>
);
