import type { LibraryReading, PlanSchedule, StartedPlan } from '@berea/contracts';
import { READING_PLANS, type ReadingPlanId } from '@berea/scripture';
import { ApiError, Database, invalid } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReadingPlanEntity } from './reading.entity.js';

const RECENT = 50;

const chaptersOf = (plan: ReadingPlanId) => READING_PLANS.find(({ id }) => id === plan)?.chapters ?? [];

@Injectable()
export class ReadingPlansService {
  constructor(@Inject(Database) private readonly db: Database) {}

  async reading(userId: string): Promise<LibraryReading> {
    return this.db.run(userId, async (manager) => {
      const recent: LibraryReading['recent'] = await manager.query(
        `select book, chapter, max(day)::text as day from content.readings where user_id = $1
          group by book, chapter order by max(day) desc, book, chapter limit ${RECENT}`,
        [userId],
      );
      const rows = await manager.find(ReadingPlanEntity, {
        where: { userId },
        order: { startedOn: 'ASC', plan: 'ASC' },
      });
      return { recent, plans: await withReadings(manager, userId, rows) };
    });
  }

  /** @throws ApiError 400 where the days do not hold exactly the plan's chapters */
  async schedule(userId: string, { plan, days, remind }: PlanSchedule): Promise<StartedPlan> {
    const wanted = chaptersOf(plan).length;
    const given = days.reduce((sum, { count }) => sum + count, 0);
    if (given !== wanted) {
      const message = `days hold ${given} chapters, and the plan has ${wanted}.`;
      throw invalid(message, 'days');
    }
    return this.db.run(userId, async (manager) => {
      const startedOn = days[0]?.date ?? '';
      await manager
        .createQueryBuilder()
        .insert()
        .into(ReadingPlanEntity)
        .values({ userId, plan, startedOn, days, remind })
        .orUpdate(['days', 'remind'], ['user_id', 'plan'])
        .execute();
      return startedPlan(manager, userId, plan);
    });
  }

  /** @throws ApiError 404 where the plan was not begun */
  async tick(
    userId: string,
    { plan, chapters, done }: { plan: ReadingPlanId; chapters: readonly number[]; done: boolean },
  ): Promise<StartedPlan> {
    const total = chaptersOf(plan).length;
    if (chapters.some((chapter) => chapter >= total)) {
      const message = `The plan has ${total} chapters, so their numbers end at ${total - 1}.`;
      throw invalid(message, 'chapters');
    }
    return this.db.run(userId, async (manager) => {
      // One statement, so that ticks from two devices at the same time are both kept.
      await manager.query(
        `update content.reading_plans
            set done = array(select distinct each from unnest(done || case when $4 then $3::smallint[] else '{}' end) as each
                              where $4 or each <> all ($3::smallint[]) order by each)
          where user_id = $1 and plan = $2`,
        [userId, plan, chapters, done],
      );
      return startedPlan(manager, userId, plan);
    });
  }

  async leave(userId: string, plan: ReadingPlanId): Promise<void> {
    await this.db.run(userId, (manager) => manager.delete(ReadingPlanEntity, { userId, plan }));
  }
}

async function startedPlan(manager: EntityManager, userId: string, plan: ReadingPlanId): Promise<StartedPlan> {
  const row = await manager.findOneBy(ReadingPlanEntity, { userId, plan });
  const [started] = row ? await withReadings(manager, userId, [row]) : [];
  if (!started) throw new ApiError('plan_not_begun');
  return started;
}

/** Adds chapters that were read in the reader since each plan's first day to those that were ticked by hand. */
async function withReadings(
  manager: EntityManager,
  userId: string,
  rows: readonly ReadingPlanEntity[],
): Promise<StartedPlan[]> {
  if (rows.length === 0) return [];
  const first = rows.map(({ startedOn }) => startedOn).reduce((one, other) => (one < other ? one : other));
  const read: { book: string; chapter: number; day: string }[] = await manager.query(
    `select book, chapter, max(day)::text as day from content.readings
      where user_id = $1 and day >= $2::date group by book, chapter`,
    [userId, first],
  );
  const lastRead = new Map(read.map(({ book, chapter, day }) => [`${book} ${chapter}`, day]));
  return rows.map(({ plan, startedOn, days, remind, done }) => {
    const ticked = new Set(done);
    const numbers = chaptersOf(plan).flatMap(({ book, chapter }, index) =>
      ticked.has(index) || (lastRead.get(`${book} ${chapter}`) ?? '') >= startedOn ? [index] : [],
    );
    return { plan, startedOn, days, remind, done: numbers };
  });
}
