import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OneTimeKind } from '../mail/mailer.js';

/** A one-time proof that a mail's reader has, as a link or as a typed code. Neither can be read back from here. */
@Entity({ name: 'one_time_tokens' })
export class OneTimeTokenEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  kind!: OneTimeKind;

  /** SHA-256: the link's token has 256 random bits, so no slower hash is needed. */
  @Column({ name: 'link_hash', type: 'text' })
  linkHash!: string;

  /** HMAC under a key that is not in the database, since six digits are soon tried out. */
  @Column({ name: 'code_mac', type: 'text' })
  codeMac!: string;

  @Column({ type: 'integer' })
  tries!: number;

  @Column({ name: 'code_expires_at', type: 'timestamptz' })
  codeExpiresAt!: Date;

  @Column({ name: 'link_expires_at', type: 'timestamptz' })
  linkExpiresAt!: Date;

  /** The PKCE flow that the link goes on with; without one, the link itself signs in. */
  @Column({ name: 'flow_state_id', type: 'uuid', nullable: true })
  flowStateId!: string | null;
}
