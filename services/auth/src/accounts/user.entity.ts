import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Not recursive: TypeORM's types for updates do not end on recursive ones. */
export type Json = string | number | boolean | object | null;
export interface JsonObject {
  [key: string]: Json;
}

/**
 * A missing value is null in the database, where several users may lack one, and an empty text everywhere else, as in
 * the protocol.
 */
const orEmpty = { to: (text: string) => text || null, from: (text: string | null) => text ?? '' };

@Entity({ name: 'users' })
export class UserEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text', nullable: true, transformer: orEmpty })
  email!: string;

  /** When the password was last changed: personal tokens of before no longer work. */
  @Column({ name: 'tokens_since', type: 'timestamptz', nullable: true })
  tokensSince!: Date | null;

  /** Digits only, without the plus. */
  @Column({ type: 'text', nullable: true, transformer: orEmpty })
  phone!: string;

  @Column({ name: 'password_hash', type: 'text', nullable: true })
  passwordHash!: string | null;

  @Column({ type: 'text' })
  role!: string;

  @Column({ name: 'email_confirmed_at', type: 'timestamptz', nullable: true })
  emailConfirmedAt!: Date | null;

  @Column({ name: 'phone_confirmed_at', type: 'timestamptz', nullable: true })
  phoneConfirmedAt!: Date | null;

  @Column({ name: 'confirmation_sent_at', type: 'timestamptz', nullable: true })
  confirmationSentAt!: Date | null;

  @Column({ name: 'recovery_sent_at', type: 'timestamptz', nullable: true })
  recoverySentAt!: Date | null;

  /** The address that will replace `email` once it is confirmed. */
  @Column({ name: 'new_email', type: 'text', nullable: true, transformer: orEmpty })
  newEmail!: string;

  @Column({ name: 'email_change_sent_at', type: 'timestamptz', nullable: true })
  emailChangeSentAt!: Date | null;

  /** Which of the two addresses has agreed to the change so far. */
  @Column({ name: 'email_change_confirmed_by', type: 'text', nullable: true })
  emailChangeConfirmedBy!: 'current' | 'new' | null;

  @Column({ name: 'reauthentication_sent_at', type: 'timestamptz', nullable: true })
  reauthenticationSentAt!: Date | null;

  @Column({ name: 'invited_at', type: 'timestamptz', nullable: true })
  invitedAt!: Date | null;

  @Column({ name: 'last_sign_in_at', type: 'timestamptz', nullable: true })
  lastSignInAt!: Date | null;

  @Column({ name: 'banned_until', type: 'timestamptz', nullable: true })
  bannedUntil!: Date | null;

  /** Its owner has closed the account: nobody signs in, and it can be taken back until everything is deleted. */
  @Column({ name: 'closed_at', type: 'timestamptz', nullable: true })
  closedAt!: Date | null;

  /** The row stays because other rows refer to it; the personal data is gone. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  /** The user came in without a name or address. It becomes false when an address is confirmed. */
  @Column({ name: 'is_anonymous', type: 'boolean' })
  isAnonymous!: boolean;

  @Column({ name: 'app_metadata', type: 'jsonb' })
  appMetadata!: JsonObject;

  @Column({ name: 'user_metadata', type: 'jsonb' })
  userMetadata!: JsonObject;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}

/** A user with no change of address under way. */
export const NO_EMAIL_CHANGE = { newEmail: '', emailChangeSentAt: null, emailChangeConfirmedBy: null } as const;

/** Whether nobody may sign in to the account: an operator has banned the user, or its owner has closed it. */
export const isBanned = ({ bannedUntil, closedAt }: UserEntity, now: Date): boolean =>
  closedAt !== null || (bannedUntil !== null && bannedUntil > now);

/** An account is found by this: an address or a number, as stored. */
export type Account = { readonly email: string } | { readonly phone: string };

/** The address or number itself. */
export const nameOf = (account: Account): string => ('email' in account ? account.email : account.phone);
