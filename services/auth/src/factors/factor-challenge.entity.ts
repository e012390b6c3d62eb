import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One try at a factor: for the address that asked for it, once, and not for long. */
@Entity({ name: 'factor_challenges' })
export class FactorChallengeEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'factor_id', type: 'uuid' })
  factorId!: string;

  @Column({ type: 'text' })
  ip!: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}
