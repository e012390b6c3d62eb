import { IconButton } from '@berea/ui/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type Day, dateOf, weeksOfMonth } from './journal-days.js';
import styles from './journal-side.module.css';
import { t } from '../texts/journal.js';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const weekdays = () => [
  t('journal.monday'),
  t('journal.tuesday'),
  t('journal.wednesday'),
  t('journal.thursday'),
  t('journal.friday'),
  t('journal.saturday'),
  t('journal.sunday'),
];

export interface MonthCardProps {
  readonly counts: ReadonlyMap<Day, number>;
  readonly today: Day;
  /** The day whose entries alone are shown. */
  readonly chosen: Day | undefined;
  readonly onChoose: (day: Day | undefined) => void;
}

/** A month with a dot on each day that has an entry; such a day shows its own entries, and all again when pressed twice. */
export function MonthCard({ counts, today, chosen, onChoose }: MonthCardProps) {
  const [[year, month], setMonth] = useState(() => {
    const date = dateOf(chosen ?? today);
    return [date.getFullYear(), date.getMonth()] as const;
  });
  const turn = (by: number) => {
    const date = new Date(year, month + by, 1, 12);
    setMonth([date.getFullYear(), date.getMonth()]);
  };
  const isLast = today.startsWith(`${year}-${String(month + 1).padStart(2, '0')}`);
  return (
    <section className={styles['card']} aria-labelledby="journal-month">
      <header className={styles['head']}>
        <h2 id="journal-month" aria-live="polite">
          {MONTH.format(new Date(year, month, 1, 12))}
        </h2>
        <span>
          <IconButton icon={ChevronLeft} label={t('journal.previous-month')} onClick={() => turn(-1)} />
          <IconButton icon={ChevronRight} label={t('journal.next-month')} disabled={isLast} onClick={() => turn(1)} />
        </span>
      </header>
      <table className={styles['month']}>
        <thead>
          <tr>
            {weekdays().map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name[0]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(year, month).map((week, at) => (
            <tr key={at}>
              {week.map((day, on) => (
                <td key={on}>
                  {day && <DayCell {...{ day, today, chosen, onChoose }} count={counts.get(day) ?? 0} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayCellProps extends Omit<MonthCardProps, 'counts'> {
  readonly day: Day;
  readonly count: number;
}

function DayCell({ day, count, today, chosen, onChoose }: DayCellProps) {
  const number = Number(day.slice(8));
  const current = day === today ? 'date' : undefined;
  if (!count) return <span aria-current={current}>{number}</span>;
  const entries = t('journal.count-entries', { count });
  return (
    <button
      type="button"
      aria-pressed={chosen === day}
      aria-current={current}
      aria-label={`${LONG_DAY.format(dateOf(day))}, ${entries}`}
      onClick={() => onChoose(chosen === day ? undefined : day)}
    >
      {number}
    </button>
  );
}
