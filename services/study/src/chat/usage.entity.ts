import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user's totals; only triggers write them. */
@Entity('usage')
export class UsageEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('integer', { default: 0 })
  conversations!: number;

  /** A number of 64 bits, which the driver brings as text */
  @Column('bigint', { default: 0 })
  bytes!: string;
}
