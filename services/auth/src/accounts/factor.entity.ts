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

  /** The time step of the newest accepted code, so that no code is accepted twice. */
  @Column({ name: 'last_step', type: 'integer' })
  lastStep!: number;

  @Column({ name: 'last_challenged_at', type: 'timestamptz', nullable: true })
  lastChallengedAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}

/** One attempt at a factor. It works once, for a short time, and only from the address that asked for it. */
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

/** A code that replaces a second factor once. The code itself is not stored. */
@Entity({ name: 'recovery_codes' })
export class RecoveryCodeEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @PrimaryColumn({ type: 'text' })
  mac!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}

/**
 * True when a password alone is not enough for this user: a session at aal1 may then not change how the user signs in.
 */
export const hasVerifiedFactor = (manager: EntityManager, userId: string): Promise<boolean> =>
  manager.existsBy(FactorEntity, { userId, status: 'verified' });
