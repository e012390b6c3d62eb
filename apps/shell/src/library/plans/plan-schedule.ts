import type { PlanDay, StartedPlan } from '@berea/contracts';
import type { PlanChapter, ReadingPlan } from '@berea/scripture';
import dayjs from 'dayjs';

/** A day of a plan with its chapters: their numbers in the plan, and whether each is read. */
export interface DayOfPlan {
  readonly date: string;
  readonly chapters: readonly (PlanChapter & { readonly index: number; readonly done: boolean })[];
}

/** The reader's own day, as '2026-11-22'. */
export const localToday = (): string => dayjs().format('YYYY-MM-DD');

/** '2026-11-22' and a number of days on. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Spreads chapters evenly over days that follow one another; never more days than chapters. */
export function spread(chapters: number, first: string, days: number): PlanDay[] {
  const length = Math.max(1, Math.min(Math.floor(days), chapters));
  return Array.from({ length }, (_, day) => ({
    date: addDays(first, day),
    count: Math.floor((chapters * (day + 1)) / length) - Math.floor((chapters * day) / length),
  }));
}

/** The schedule day by day. */
export function daysOf(plan: ReadingPlan, { days, done }: Pick<StartedPlan, 'days' | 'done'>): DayOfPlan[] {
  const read = new Set(done);
  let next = 0;
  return days.map(({ date, count }) => {
    const first = next;
    next += count;
    return {
      date,
      chapters: plan.chapters
        .slice(first, next)
        .map((chapter, each) => ({ ...chapter, index: first + each, done: read.has(first + each) })),
    };
  });
}

/** Numbers of the chapters that should have been read before today, and are not. */
export const behind = (days: readonly DayOfPlan[], today: string): number[] =>
  days
    .filter(({ date }) => date < today)
    .flatMap(({ chapters }) => chapters.filter(({ done }) => !done).map(({ index }) => index));

/** Moves everything from the first open day on, so that this day is today. */
export function moveToToday(days: readonly DayOfPlan[], schedule: readonly PlanDay[], today: string): PlanDay[] {
  const open = days.findIndex(({ chapters }) => chapters.some(({ done }) => !done));
  const from = schedule[open]?.date;
  if (!from || from >= today) return [...schedule];
  const by = Math.round((Date.parse(today) - Date.parse(from)) / 86_400_000);
  return schedule.map((day, index) => (index < open ? day : { ...day, date: addDays(day.date, by) }));
}

const SPREAD_DAYS = 7;

/** Puts what is missed onto today and the six days after it, in the plan's order. */
export function spreadOverWeek(days: readonly DayOfPlan[], schedule: readonly PlanDay[], today: string): PlanDay[] {
  const total = schedule.reduce((sum, { count }) => sum + count, 0);
  const open = days.findIndex(({ chapters }) => chapters.some(({ done }) => !done));
  const kept = schedule.slice(0, Math.max(open, 0)).filter(({ date }) => date < today);
  const begun = kept.reduce((sum, { count }) => sum + count, 0);
  const end = addDays(today, SPREAD_DAYS);
  const later = schedule.filter(({ date }) => date >= end);
  const week = total - begun - later.reduce((sum, { count }) => sum + count, 0);
  return [...kept, ...spread(week, today, SPREAD_DAYS), ...later];
}
