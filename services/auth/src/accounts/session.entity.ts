import { Column, Entity, PrimaryColumn } from 'typeorm';

export type AssuranceLevel = 'aal1' | 'aal2';

/** How and when (Unix seconds) a session was signed in to; newest first. */
export interface AuthenticationMethod {
  readonly method:
    | 'password'
    | 'otp'
    | 'totp'
    | 'recovery_code'
    | 'recovery'
    | 'magiclink'
    | 'email/signup'
    | 'email_change'
    | 'invite'
    | 'anonymous';
  readonly timestamp: number;
}

@Entity({ name: 'sessions' })
export class SessionEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  aal!: AssuranceLevel;

  /** The second factor that raised it to aal2. */
  @Column({ name: 'factor_id', type: 'uuid', nullable: true })
  factorId!: string | null;

  @Column({ type: 'jsonb' })
  amr!: AuthenticationMethod[];

  /** Sealed; signs this session's refresh tokens and nothing else. */
  @Column({ name: 'refresh_key', type: 'bytea' })
  refreshKey!: Buffer;

  /** Number of the newest refresh token. */
  @Column({ name: 'refresh_counter', type: 'integer' })
  refreshCounter!: number;

  /** Refresh tokens below this number are refused, even within the reuse interval. */
  @Column({ name: 'refresh_floor', type: 'integer' })
  refreshFloor!: number;

  @Column({ name: 'refreshed_at', type: 'timestamptz' })
  refreshedAt!: Date;

  @Column({ type: 'text' })
  ip!: string;

  @Column({ name: 'user_agent', type: 'text' })
  userAgent!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
