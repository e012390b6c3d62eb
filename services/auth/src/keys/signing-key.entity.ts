import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { JWK } from 'jose';

@Entity({ name: 'signing_keys' })
export class SigningKeyEntity {
  @PrimaryColumn({ type: 'text' })
  kid!: string;

  /** Exactly one key signs; the others are published, for tokens that they signed or will sign. */
  @Column({ type: 'text' })
  state!: 'sign' | 'verify';

  @Column({ name: 'public_jwk', type: 'jsonb' })
  publicJwk!: JWK;

  /** Sealed. */
  @Column({ name: 'private_jwk', type: 'bytea' })
  privateJwk!: Buffer;

  /** Of a key that waits: everybody who verifies has fetched it by then. */
  @Column({ name: 'signs_from', type: 'timestamptz', nullable: true })
  signsFrom!: Date | null;

  /** Of a key that signed: its last token has run out by then. */
  @Column({ name: 'retires_at', type: 'timestamptz', nullable: true })
  retiresAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
