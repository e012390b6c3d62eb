import type { Sermon } from '@berea/contracts';
import { CalendarDays, Check } from 'lucide-react';
import styles from './sermon-card.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** '29 Nov 2026' of '2026-11-29'. */
export const formatDate = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where and when a sermon was preached last, or the day for which it is planned; nothing where neither is known. */
export function SermonLog({ sermon: { date, preached = [] } }: { readonly sermon: Sermon }) {
  const last = [...preached].sort((one, other) => one.date.localeCompare(other.date)).at(-1);
  if (date && (!last || last.date < date))
    return (
      <span className={styles['log']}>
        <CalendarDays {...ICON} />
        <span>
          Planned for <time dateTime={date}>{formatDate(date)}</time>
        </span>
      </span>
    );
  if (!last) return null;
  return (
    <span className={styles['log']}>
      <Check {...ICON} />
      <span>
        Preached <time dateTime={last.date}>{formatDate(last.date)}</time>
        {last.place && `, ${last.place}`}
        {last.minutes && `, ${last.minutes} min`}
        {preached.length > 1 && ` (${preached.length} times)`}
      </span>
    </span>
  );
}
