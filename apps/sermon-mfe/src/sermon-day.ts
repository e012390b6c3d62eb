import type { Sermon } from '@berea/contracts';

/** What is known of a sermon's day: it is to come, it has passed without the sermon, or the sermon was preached. */
export interface SermonDay {
  readonly state: 'planned' | 'passed' | 'preached' | 'none';
  /** Such as 2026-11-29. */
  readonly day?: string;
}

/** @param today such as 2026-11-28 */
export function sermonDayOf({ date, preached = [] }: Sermon, today: string): SermonDay {
  const last = preached
    .map((each) => each.date)
    .sort()
    .at(-1);
  if (date && (!last || last < date)) return { state: date >= today ? 'planned' : 'passed', day: date };
  return last ? { state: 'preached', day: last } : { state: 'none' };
}
