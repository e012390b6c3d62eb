import type { Sermon } from '@berea/contracts';
import { dayOf } from '@berea/web';
import { CalendarDays, Check } from 'lucide-react';
import styles from './sermon-card.module.css';
import { t, Trans } from './texts/sermon-print.js';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** '29 Nov 2026' of '2026-11-29'. */
export const formatDate = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Place and date of a sermon's last preaching, or the day for which it is, or was, planned; nothing if neither is known. */
export function SermonLog({ sermon: { date, preached = [] } }: { readonly sermon: Sermon }) {
  const last = [...preached].sort((one, other) => one.date.localeCompare(other.date)).at(-1);
  if (date && (!last || last.date < date))
    return (
      <span className={styles['log']}>
        <CalendarDays {...ICON} />
        <span>
          <Trans
            id={date < dayOf() ? 'sermon-print.was-planned-for' : 'sermon-print.planned-for'}
            values={{ date: formatDate(date) }}
            elements={{ day: <time dateTime={date} /> }}
          />
        </span>
      </span>
    );
  if (!last) return null;
  return (
    <span className={styles['log']}>
      <Check {...ICON} />
      <span>
        <Trans
          id="sermon-print.preached-on"
          values={{ date: formatDate(last.date) }}
          elements={{ day: <time dateTime={last.date} /> }}
        />
        {last.place && `, ${last.place}`}
        {last.minutes && `, ${t('sermon-print.min', { minutes: last.minutes })}`}
        {preached.length > 1 && ` (${t('sermon-print.count-times', { count: preached.length })})`}
      </span>
    </span>
  );
}
