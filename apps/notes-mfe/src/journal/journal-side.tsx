import { useIsPhone } from '@berea/ui/core';
import { CalendarDays } from 'lucide-react';
import styles from './journal-side.module.css';
import { MonthCard, type MonthCardProps } from './month-card.js';
import { StreakCard } from './streak-card.js';
import { t } from '../texts/journal.js';

/** The days of the journal: beside its entries where there is room, else above them, the month folded on phones. */
export function JournalSide(month: MonthCardProps) {
  const phone = useIsPhone();
  return (
    <aside className={styles['side']} aria-label={t('journal.days-of-your-journal')}>
      <StreakCard counts={month.counts} today={month.today} />
      {phone ? (
        <details className={styles['folded']}>
          <summary>
            <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
            {t('journal.calendar')}
          </summary>
          <MonthCard {...month} />
        </details>
      ) : (
        <MonthCard {...month} />
      )}
    </aside>
  );
}
