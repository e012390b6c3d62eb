import { useIsPhone } from '@berea/ui/core';
import { CalendarDays } from 'lucide-react';
import styles from './journal-side.module.css';
import { MonthCard, type MonthCardProps } from './month-card.js';
import { StreakCard } from './streak-card.js';

/** The days of the journal: beside its entries where there is room, else above them, the month folded on phones. */
export function JournalSide(month: MonthCardProps) {
  const phone = useIsPhone();
  return (
    <aside className={styles['side']} aria-label="Days of your journal">
      <StreakCard counts={month.counts} today={month.today} />
      {phone ? (
        <details className={styles['folded']}>
          <summary>
            <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
            Calendar
          </summary>
          <MonthCard {...month} />
        </details>
      ) : (
        <MonthCard {...month} />
      )}
    </aside>
  );
}
