import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An answer that is being made, or was until a moment ago: whose process works on it, and whether it still does. */
@Entity('generations')
export class GenerationEntity {
  @PrimaryColumn('uuid', { name: 'message_id' })
  messageId!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** The process that works on it */
  @Column('uuid')
  owner!: string;

  /** When that process last showed that it lives */
  @Column('timestamptz', { name: 'beat_at', default: () => 'clock_timestamp()' })
  beatAt!: Date;

  /** Somebody asked that it ends */
  @Column('boolean', { default: false })
  stop!: boolean;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}
