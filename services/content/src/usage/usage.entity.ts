import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a user has in all; kept by triggers alone. */
@Entity('usage')
export class UsageEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('integer', { default: 0 })
  notes!: number;

  @Column('integer', { default: 0 })
  sermons!: number;

  /** A number of 64 bits, which the driver brings as text */
  @Column('bigint', { default: 0 })
  bytes!: string;
}
