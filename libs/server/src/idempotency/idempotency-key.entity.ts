import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A service's record of a creating request, written in the transaction that creates the row. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  route!: string;

  /** SHA-256 of the validated input */
  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  @Column('text')
  status!: 'running' | 'done';

  /** The execution that holds the key; another one may have taken over after the lease expired. */
  @Column('uuid')
  owner!: string;

  /** The progress of an execution in steps, so that the next one continues it. */
  @Column('jsonb', { nullable: true })
  progress!: object | null;

  /** The answer, to be replayed; for a large one, only the data to find it again. */
  @Column('jsonb', { nullable: true })
  body!: object | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** Until then the key is held: by a running execution for its lease, by a finished one for as long as it is replayed. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
