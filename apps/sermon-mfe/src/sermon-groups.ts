import type { Sermon } from '@berea/contracts';
import { dayOf } from '@berea/web';
import { type SermonDay, sermonDayOf } from './sermon-day.js';
import { whenOf } from './today/sermon-card.js';
import { t } from './texts/sermons.js';

export type Grouping = 'next' | 'series' | 'date' | 'passage';

export interface SermonGroup {
  /** '' if the sermons are one list without a heading. */
  readonly heading: string;
  readonly sermons: readonly Sermon[];
  /** Whether it is the one sermon that is preached next. */
  readonly next?: true;
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The book that a passage begins with: 'Luke' of 'Luke 15:11–32', '1 John' of '1 John 4'. */
const bookOf = (scripture: string): string => /^\s*(?:[1-3]\s*)?[^\d:;,–-]+/u.exec(scripture)?.[0].trim() ?? '';

const keyOf = (sermon: Sermon, grouping: Grouping, today: string): string => {
  if (grouping === 'series') return sermon.series ?? '';
  if (grouping === 'passage') return bookOf(sermon.scripture);
  return sermonDayOf(sermon, today).day?.slice(0, 7) ?? '';
};

const lastHeading = (): Readonly<Record<Grouping, string>> => ({
  next: t('sermons.without-a-date'),
  series: t('sermons.without-a-series'),
  date: t('sermons.without-a-date'),
  passage: t('sermons.without-a-passage'),
});

/**
 * The sermons under headings: by series and by book in the order in which each first appears, by month the latest
 * first; sermons without a group come last.
 * @param sermons newest first
 */
export function groupSermons(sermons: readonly Sermon[], grouping: Grouping, today = dayOf()): SermonGroup[] {
  if (grouping === 'next') return nextFirst(sermons, today);
  const groups = new Map<string, Sermon[]>();
  for (const sermon of sermons) {
    const key = keyOf(sermon, grouping, today);
    groups.set(key, [...(groups.get(key) ?? []), sermon]);
  }
  const rest = groups.get('');
  groups.delete('');
  const named = [...groups];
  if (grouping === 'date') {
    named.sort(([one], [other]) => other.localeCompare(one));
    for (const [, inMonth] of named) inMonth.sort(latestFirst(today));
  }
  return [
    ...named.map(([key, of]) => ({
      heading: grouping === 'date' ? MONTH.format(new Date(`${key}-01T00:00:00Z`)) : key,
      sermons: of,
    })),
    ...(rest ? [{ heading: named.length ? lastHeading()[grouping] : '', sermons: rest }] : []),
  ];
}

const latestFirst = (today: string) => (one: Sermon, other: Sermon) =>
  (sermonDayOf(other, today).day ?? '').localeCompare(sermonDayOf(one, today).day ?? '');

/** What is preached next, what is planned, soonest first, what was planned, what was preached; then those without a day. */
function nextFirst(sermons: readonly Sermon[], today: string): SermonGroup[] {
  const of = (state: SermonDay['state']) => sermons.filter((sermon) => sermonDayOf(sermon, today).state === state);
  const [next, ...later] = of('planned').sort((one, other) => latestFirst(today)(other, one));
  const planned = [...later, ...of('passed').sort(latestFirst(today))];
  const preached = of('preached').sort(latestFirst(today));
  const rest = of('none');
  const groups: SermonGroup[] = [
    ...(next
      ? [{ heading: t('sermons.next', { when: whenOf(next.date, today) }), sermons: [next], next: true } as const]
      : []),
    { heading: t('sermons.planned'), sermons: planned },
    { heading: t('sermons.preached'), sermons: preached },
    { heading: t('sermons.without-a-date'), sermons: rest },
  ];
  const filled = groups.filter((group) => group.sermons.length > 0);
  return filled.length === 1 && rest.length > 0 ? [{ heading: '', sermons: rest }] : filled;
}

/** Text beside a heading: '2 sermons, 1 preached'; what was preached is one group of its own where the next comes first. */
export function countOf(sermons: readonly Sermon[], grouping: Grouping): string {
  const preached = sermons.filter((sermon) => sermon.preached?.length).length;
  const count = sermons.length;
  return preached && grouping !== 'next'
    ? t('sermons.count-sermons-preached', { count, preached })
    : t('sermons.count-sermons', { count });
}
