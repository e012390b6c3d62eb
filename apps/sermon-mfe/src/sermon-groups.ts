import type { Sermon } from '@berea/contracts';
import { t } from './texts/sermons.js';

export type Grouping = 'newest' | 'series' | 'date' | 'passage';

export interface SermonGroup {
  /** '' if the sermons are one list without a heading. */
  readonly heading: string;
  readonly sermons: readonly Sermon[];
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The day that a sermon belongs to: planned, else last preached. */
export const dayOfSermon = ({ date, preached = [] }: Sermon): string | undefined =>
  date ||
  preached
    .map((each) => each.date)
    .sort()
    .at(-1);

/** The book that a passage begins with: 'Luke' of 'Luke 15:11–32', '1 John' of '1 John 4'. */
const bookOf = (scripture: string): string => /^\s*(?:[1-3]\s*)?[^\d:;,–-]+/u.exec(scripture)?.[0].trim() ?? '';

const keyOf = (sermon: Sermon, grouping: Grouping): string => {
  if (grouping === 'series') return sermon.series ?? '';
  if (grouping === 'passage') return bookOf(sermon.scripture);
  return dayOfSermon(sermon)?.slice(0, 7) ?? '';
};

const lastHeading = (): Readonly<Record<Grouping, string>> => ({
  newest: '',
  series: t('sermons.without-a-series'),
  date: t('sermons.without-a-date'),
  passage: t('sermons.without-a-passage'),
});

/**
 * The sermons under headings: by series and by book in the order in which each first appears, by month the latest
 * first; sermons without a group come last.
 * @param sermons newest first
 */
export function groupSermons(sermons: readonly Sermon[], grouping: Grouping): SermonGroup[] {
  if (grouping === 'newest') return [{ heading: '', sermons }];
  const groups = new Map<string, Sermon[]>();
  for (const sermon of sermons) {
    const key = keyOf(sermon, grouping);
    groups.set(key, [...(groups.get(key) ?? []), sermon]);
  }
  const rest = groups.get('');
  groups.delete('');
  const named = [...groups];
  if (grouping === 'date') {
    named.sort(([one], [other]) => other.localeCompare(one));
    for (const [, inMonth] of named)
      inMonth.sort((one, other) => (dayOfSermon(other) ?? '').localeCompare(dayOfSermon(one) ?? ''));
  }
  return [
    ...named.map(([key, of]) => ({
      heading: grouping === 'date' ? MONTH.format(new Date(`${key}-01T00:00:00Z`)) : key,
      sermons: of,
    })),
    ...(rest ? [{ heading: named.length ? lastHeading()[grouping] : '', sermons: rest }] : []),
  ];
}

/** Text beside a heading: '2 sermons, 1 preached'. */
export function countOf(sermons: readonly Sermon[]): string {
  const preached = sermons.filter((sermon) => sermon.preached?.length).length;
  const count = sermons.length;
  return preached ? t('sermons.count-sermons-preached', { count, preached }) : t('sermons.count-sermons', { count });
}
