import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MailKind } from './mailer.js';

@Entity({ name: 'outbox' })
export class OutboxMailEntity {
  /** A bigint, which Postgres gives as text. */
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column({ type: 'text' })
  recipient!: string;

  @Column({ type: 'text' })
  kind!: MailKind;

  @Column({ type: 'text' })
  subject!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  html!: string;

  @Column({ type: 'text' })
  link!: string;

  @Column({ type: 'text' })
  otp!: string;

  @Column({ name: 'token_hash', type: 'text' })
  tokenHash!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
