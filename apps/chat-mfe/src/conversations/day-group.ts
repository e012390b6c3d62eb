/** When a conversation was used last, as the reader counts days. */
export type DayGroup = 'today' | 'yesterday' | 'lastWeek' | 'earlier';

/** @param used when, in ms. @param now by the reader's own clock */
export function dayGroupOf(used: number, now: Date): DayGroup {
  // A day of the calendar is not always 24 hours long.
  const daysAgo = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).getTime();
  if (used >= daysAgo(0)) return 'today';
  if (used >= daysAgo(1)) return 'yesterday';
  return used >= daysAgo(7) ? 'lastWeek' : 'earlier';
}
