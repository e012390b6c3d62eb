import { dayOf } from '@berea/web';
import type { Preaching, Sermon } from '@berea/contracts';
import { t } from '../texts/sermon-print.js';

/** A sermon in which an illustration was told, and when and where that was last. */
export interface Use extends Pick<Preaching, 'date' | 'place'> {
  readonly sermon: Sermon;
}

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** The uses of a phrase in the twelve months before a day. @param sermons whole */
export function usesWithin(phrase: string, sermons: readonly Sermon[], now = new Date()): Use[] {
  const since = dayOf(new Date(now.getFullYear() - 1, now.getMonth(), now.getDate()));
  const wanted = fold(phrase);
  return sermons.flatMap((sermon) => {
    const [last] = (sermon.preached ?? []).toSorted((one, other) => other.date.localeCompare(one.date));
    const has = fold(`${sermon.body ?? ''}\n${sermon.outline}`).includes(wanted);
    return last && last.date >= since && has ? [{ sermon, date: last.date, place: last.place }] : [];
  });
}

/** '4 months ago' of a day such as '2026-07-26'. */
export function monthsAgo(date: string, now = new Date()): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const months = (now.getFullYear() - year) * 12 + now.getMonth() + 1 - month - (now.getDate() < day ? 1 : 0);
  if (months < 1) return t('sermon-print.less-than-a-month-ago');
  return t('sermon-print.months-ago', { count: months });
}
