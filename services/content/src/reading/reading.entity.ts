import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlanDay } from '@berea/contracts';
import type { ReadingPlanId } from '@berea/scripture';

/** A chapter that was read on a day. */
@Entity('readings')
export class ReadingEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** The reader's own, as '2026-11-21'. */
  @PrimaryColumn('date')
  day!: string;

  /** The canonical English name. */
  @PrimaryColumn('text')
  book!: string;

  @PrimaryColumn('smallint')
  chapter!: number;
}

/** A plan that a user has begun. The code holds its chapters; this row holds when they are due. */
@Entity('reading_plans')
export class ReadingPlanEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('text')
  plan!: ReadingPlanId;

  /** Chapters read from this day on count; as '2026-11-21'. */
  @Column('date', { name: 'started_on' })
  startedOn!: string;

  @Column('jsonb')
  days!: PlanDay[];

  /** Numbers of chapters that were ticked by hand. */
  @Column('smallint', { array: true, default: [] })
  done!: number[];

  @Column('boolean', { default: true })
  remind!: boolean;
}
