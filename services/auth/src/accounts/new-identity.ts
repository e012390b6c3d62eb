import { randomUUID } from 'node:crypto';
import type { IdentityEntity } from './identity.entity.js';
import type { UserEntity } from './user.entity.js';

/** The identity of a user who signs in by address or by number, with what was given at sign-up. */
export const newIdentity = (user: UserEntity, provider: 'email' | 'phone'): IdentityEntity => ({
  id: randomUUID(),
  userId: user.id,
  provider,
  providerId: user.id,
  identityData: {
    ...user.userMetadata,
    sub: user.id,
    [provider]: user[provider],
    email_verified: provider === 'email' && user.emailConfirmedAt !== null,
    phone_verified: provider === 'phone' && user.phoneConfirmedAt !== null,
  },
  lastSignInAt: user.updatedAt,
  createdAt: user.updatedAt,
  updatedAt: user.updatedAt,
});
