import type { SchemaOptions } from '@berea/server';
import { SigningKeyEntity } from '../keys/signing-key.entity.js';
import { OutboxMailEntity } from '../mail/outbox-mail.entity.js';
import { CreateAuthSchema1763700000000 } from '../migrations/1763700000000-create-auth-schema.js';
import { OneTimeTokenEntity } from '../one-time/one-time-token.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { IdentityEntity } from '../users/identity.entity.js';
import { UserEntity } from '../users/user.entity.js';

/** The schema `auth`. This service looks users up before it knows who asks, so it works as the owner, and no role gets rights. */
export const AUTH_SCHEMA: SchemaOptions = {
  schema: 'auth',
  grants: false,
  entities: [UserEntity, IdentityEntity, SessionEntity, OneTimeTokenEntity, SigningKeyEntity, OutboxMailEntity],
  migrations: [CreateAuthSchema1763700000000],
};
