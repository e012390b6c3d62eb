import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Not recursive: TypeORM's types for updates do not end on recursive ones. */
export type Json = string | number | boolean | object | null;
export interface JsonObject {
  [key: string]: Json;
}

@Entity({ name: 'users' })
export class UserEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash!: string;

  @Column({ type: 'text' })
  role!: string;

  @Column({ name: 'email_confirmed_at', type: 'timestamptz', nullable: true })
  emailConfirmedAt!: Date | null;

  @Column({ name: 'confirmation_sent_at', type: 'timestamptz', nullable: true })
  confirmationSentAt!: Date | null;

  @Column({ name: 'recovery_sent_at', type: 'timestamptz', nullable: true })
  recoverySentAt!: Date | null;

  @Column({ name: 'last_sign_in_at', type: 'timestamptz', nullable: true })
  lastSignInAt!: Date | null;

  @Column({ name: 'banned_until', type: 'timestamptz', nullable: true })
  bannedUntil!: Date | null;

  @Column({ name: 'app_metadata', type: 'jsonb' })
  appMetadata!: JsonObject;

  @Column({ name: 'user_metadata', type: 'jsonb' })
  userMetadata!: JsonObject;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}

export const isBanned = (user: UserEntity, now: Date): boolean => user.bannedUntil !== null && user.bannedUntil > now;
