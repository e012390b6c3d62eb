import { dayOf } from '@berea/web';

/** A day of the reader's own calendar: '2026-11-22'. */
export type Day = string;

/** Noon, which no change of the clock moves to another day. */
export const dateOf = (day: Day): Date => new Date(`${day}T12:00:00`);

export function addDays(day: Day, days: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** The instants at which a day begins and the next one does, in the reader's own time zone. */
export const boundsOf = (day: Day): { since: string; until: string } => ({
  since: new Date(`${day}T00:00:00`).toISOString(),
  until: new Date(`${addDays(day, 1)}T00:00:00`).toISOString(),
});

/** Days in a row up to today, or up to yesterday while today has nothing yet; and the longest row of all. */
export function rowsOfDays(counts: ReadonlyMap<Day, number>, today: Day): { now: number; longest: number } {
  const backFrom = (day: Day): number => {
    let length = 0;
    for (let at = day; counts.has(at); at = addDays(at, -1)) length += 1;
    return length;
  };
  const ends = [...counts.keys()].filter((day) => !counts.has(addDays(day, 1)));
  return {
    now: backFrom(counts.has(today) ? today : addDays(today, -1)),
    longest: Math.max(0, ...ends.map(backFrom)),
  };
}

/** Monday is 0. */
const weekday = (day: Day): number => (dateOf(day).getDay() + 6) % 7;

/** Weeks from Monday to Sunday, the last of which holds today; days to come are left out. */
export function weeksUntil(today: Day, weeks: number): Day[][] {
  const first = addDays(today, -weekday(today) - 7 * (weeks - 1));
  return Array.from({ length: weeks }, (_week, at) =>
    Array.from({ length: 7 }, (_day, on) => addDays(first, 7 * at + on)).filter((day) => day <= today),
  );
}

/** The weeks of a month, from Monday to Sunday; undefined where a day belongs to another month. */
export function weeksOfMonth(year: number, month: number): (Day | undefined)[][] {
  const first = dayOf(new Date(year, month, 1, 12));
  const days = new Date(year, month + 1, 0, 12).getDate();
  const lead = weekday(first);
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_week, at) =>
    Array.from({ length: 7 }, (_day, on) => {
      const number = 7 * at + on - lead;
      return number >= 0 && number < days ? addDays(first, number) : undefined;
    }),
  );
}
