import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { JsonObject } from './user.entity.js';

/** A way in which a user signs in. For email, `providerId` is the user's own id. */
@Entity({ name: 'identities' })
export class IdentityEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  provider!: string;

  @Column({ name: 'provider_id', type: 'text' })
  providerId!: string;

  @Column({ name: 'identity_data', type: 'jsonb' })
  identityData!: JsonObject;

  @Column({ name: 'last_sign_in_at', type: 'timestamptz', nullable: true })
  lastSignInAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
