import { ApiError } from '@berea/server';

const DAY_MS = 86_400_000;

/**
 * The reader's day as '2026-11-21': the one given, or the server's (UTC).
 * @throws ApiError 400 where it is further from the server's than any place on earth can be
 */
export function requireDay(date: string | undefined, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  if (date === undefined) return today;
  if (Math.abs(Date.parse(date) - Date.parse(today)) <= DAY_MS) return date;
  const message = `date is the reader's day now, at most one from ${today}.`;
  throw new ApiError('BAD_REQUEST', message, [{ path: ['date'], message }]);
}
