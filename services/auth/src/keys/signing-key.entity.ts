import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { JWK } from 'jose';

@Entity({ name: 'signing_keys' })
export class SigningKeyEntity {
  @PrimaryColumn({ type: 'text' })
  kid!: string;

  /** Exactly one key signs; others stay to verify what they signed. */
  @Column({ type: 'text' })
  state!: 'sign' | 'verify';

  @Column({ name: 'public_jwk', type: 'jsonb' })
  publicJwk!: JWK;

  /** Sealed. */
  @Column({ name: 'private_jwk', type: 'bytea' })
  privateJwk!: Buffer;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
