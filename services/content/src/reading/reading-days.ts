import type { ProfileStats } from '@berea/contracts';
import type { EntityManager } from 'typeorm';

/**
 * What a user has read.
 * @param today the reader's day, as '2026-11-21': a row of days that ended before yesterday counts no more
 */
export async function readingStats(
  manager: EntityManager,
  userId: string,
  today: string,
): Promise<Pick<ProfileStats, 'chaptersRead' | 'streakDays'>> {
  // Days that follow on one another have the same `run` when they are numbered backwards: the last of them, plus one.
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
