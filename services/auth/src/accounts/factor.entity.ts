import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

/** A second factor of a user: an authenticator app that shares a secret with us. */
@Entity({ name: 'factors' })
export class FactorEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  type!: 'totp';

  /** Unverified until its first right code. */
  @Column({ type: 'text' })
  status!: 'unverified' | 'verified';

  @Column({ name: 'friendly_name', type: 'text' })
  friendlyName!: string;

  /** Sealed. */
  @Column({ type: 'bytea' })
  secret!: Buffer;

  /** The time step of the newest code that was taken: no code is taken twice. */
  @Column({ name: 'last_step', type: 'integer' })
  lastStep!: number;

  @Column({ name: 'last_challenged_at', type: 'timestamptz', nullable: true })
  lastChallengedAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}

/** Whether a password alone is not enough for this user: then a session at aal1 may not change how one signs in. */
export const hasVerifiedFactor = (manager: EntityManager, userId: string): Promise<boolean> =>
  manager.existsBy(FactorEntity, { userId, status: 'verified' });
