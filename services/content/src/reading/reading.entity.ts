import { Entity, PrimaryColumn } from 'typeorm';

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
