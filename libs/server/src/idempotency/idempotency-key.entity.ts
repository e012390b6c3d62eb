import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a service remembers of a creating request. Written in the transaction of what the request created. */
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

  /** Which execution holds the key; another one may have taken over when its lease ran out. */
  @Column('uuid')
  owner!: string;

  /** What an execution in steps had begun, so that the next one goes on with it. */
  @Column('jsonb', { nullable: true })
  progress!: object | null;

  /** The answer, to be replayed; of a large one only what leads back to it. */
  @Column('jsonb', { nullable: true })
  body!: object | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** Until then the key is held: by a running execution for its lease, by a finished one for as long as it is replayed. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
