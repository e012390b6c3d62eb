import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An event, the user it concerns and its origin. It holds ids only, never an address, a token or a password. */
@Entity({ name: 'audit_log' })
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column({ type: 'text' })
  event!: string;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'session_id', type: 'uuid', nullable: true })
  sessionId!: string | null;

  @Column({ type: 'text' })
  ip!: string;

  @Column({ name: 'request_id', type: 'text' })
  requestId!: string;

  @Column({ type: 'timestamptz' })
  at!: Date;
}
