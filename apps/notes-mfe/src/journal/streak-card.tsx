import { type Day, dateOf, rowsOfDays, weeksUntil } from './journal-days.js';
import styles from './journal-side.module.css';
import { t } from '../texts/journal.js';

/** As many weeks as there is room for beside the entries. */
const WEEKS = 20;

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short' });
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

interface StreakCardProps {
  readonly counts: ReadonlyMap<Day, number>;
  readonly today: Day;
}

/** Days of the last months on which something was written. A missed day is no failure, and nothing here says so. */
export function StreakCard({ counts, today }: StreakCardProps) {
  const { now, longest } = rowsOfDays(counts, today);
  const weeks = weeksUntil(today, WEEKS);
  const written = weeks.flat().filter((day) => counts.has(day)).length;
  return (
    <section className={styles['card']} aria-labelledby="journal-streak">
      <header className={styles['head']}>
        <h2 id="journal-streak">{inWords(now)}</h2>
        {longest > 0 && <p>{t('journal.longest', { longest })}</p>}
      </header>
      <div
        className={styles['heat']}
        role="img"
        aria-label={t('journal.since-you-wrote-on-days', {
          date: LONG_DAY.format(dateOf(weeks[0]?.[0] ?? today)),
          written,
        })}
      >
        {weeks.map((week, at) => (
          <div key={week[0]} className={styles['week']}>
            {week.map((day) => (
              <i key={day} data-level={Math.min(3, counts.get(day) ?? 0)} data-today={day === today ? '' : undefined} />
            ))}
            <span>{startsMonth(weeks, at) && MONTH.format(dateOf(week[0] ?? today))}</span>
          </div>
        ))}
      </div>
      <p className={styles['comfort']}>{t('journal.missed-day-is-only-missed')}</p>
      <p className={styles['legend']} aria-hidden>
        {t('journal.less')}
        {[0, 1, 2, 3].map((level) => (
          <i key={level} data-level={level} />
        ))}
        {t('journal.more')}
      </p>
    </section>
  );
}

const inWords = (days: number): string => {
  if (days === 0) return t('journal.your-days');
  return t('journal.days-in-row', { days });
};

/** Whether a week is the first of its month, with room for its name before the next one's. */
const startsMonth = (weeks: readonly Day[][], at: number): boolean => {
  const monthOf = (index: number) => weeks[index]?.[0]?.slice(0, 7);
  return at < weeks.length - 1 && (at === 0 ? monthOf(0) === monthOf(2) : monthOf(at) !== monthOf(at - 1));
};
