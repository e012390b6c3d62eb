const DAY_MS = 86_400_000;
const THURSDAY = 4;

/** The ISO week of a local day with its year ('2026-W47'): it begins on Monday, and belongs to its Thursday's year. */
export function isoWeek(now: Date): string {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  day.setUTCDate(day.getUTCDate() + THURSDAY - (day.getUTCDay() || 7));
  const year = day.getUTCFullYear();
  const week = Math.ceil(((day.getTime() - Date.UTC(year, 0, 1)) / DAY_MS + 1) / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Whether what is stored names this very week; a bare week number of older versions counts as this year's. */
export function isThisWeek(stored: string | null, now: Date): boolean {
  if (stored === null) return false;
  const week = isoWeek(now);
  return stored === week || Number(stored) === Number(week.slice(-2));
}

const SUNDAY = 0;
export const isSunday = (now: Date): boolean => now.getDay() === SUNDAY;
