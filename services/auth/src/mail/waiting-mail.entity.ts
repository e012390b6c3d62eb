import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail that the mail server has not taken yet. */
@Entity({ name: 'waiting_mails' })
export class WaitingMailEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Sealed, for it holds the address and the secrets of a link. */
  @Column({ type: 'bytea' })
  mail!: Buffer;

  @Column({ type: 'int' })
  tries!: number;

  @Column({ name: 'next_try_at', type: 'timestamptz' })
  nextTryAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
