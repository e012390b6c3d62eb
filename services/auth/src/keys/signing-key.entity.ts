import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { JWK } from 'jose';

@Entity({ name: 'signing_keys' })
export class SigningKeyEntity {
  @PrimaryColumn({ type: 'text' })
  kid!: string;

  /** Exactly one key signs. The others stay published for tokens that they signed or will sign. */
  @Column({ type: 'text' })
  state!: 'sign' | 'verify';

  @Column({ name: 'public_jwk', type: 'jsonb' })
  publicJwk!: JWK;

  /** Sealed. */
  @Column({ name: 'private_jwk', type: 'bytea' })
  privateJwk!: Buffer;

  /** For a waiting key: by this time every verifier has fetched it. */
  @Column({ name: 'signs_from', type: 'timestamptz', nullable: true })
  signsFrom!: Date | null;

  /** For a former signing key: by this time its last token has expired. */
  @Column({ name: 'retires_at', type: 'timestamptz', nullable: true })
  retiresAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
