import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A session that was ended while access tokens of it may still be in use. */
@Entity({ name: 'revoked_sessions' })
export class RevokedSessionEntity {
  @PrimaryColumn({ name: 'session_id', type: 'uuid' })
  sessionId!: string;

  /** No token of the session is valid after this. */
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
