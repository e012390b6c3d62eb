import type { ProfileStats } from '@berea/contracts';
import type { EntityManager } from 'typeorm';
import { invalid } from '@berea/server';

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
  throw invalid(message, 'date');
}

/**
 * A user's reading statistics.
 * @param today the reader's day, as '2026-11-21': a streak that ended before yesterday no longer counts
 */
export async function readingStats(
  manager: EntityManager,
  userId: string,
  today: string,
): Promise<Pick<ProfileStats, 'chaptersRead' | 'streakDays'>> {
  // Days in a row have the same `run` when they are numbered backwards: the last of them, plus one.
  const [found]: [{ chapters: number; streak: number }] = await manager.query(
    `with days as (select distinct day from content.readings where user_id = $1),
          runs as (select day + (row_number() over (order by day desc))::int as run from days)
     select (select count(distinct (book, chapter))::int from content.readings where user_id = $1) as chapters,
            (select count(*)::int from runs
              where run = (select max(day) + 1 from days where day >= $2::date - 1)) as streak`,
    [userId, today],
  );
  return { chaptersRead: found.chapters, streakDays: found.streak };
}
