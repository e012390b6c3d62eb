import { randomUUID } from 'node:crypto';
import type { IdentityEntity } from './identity.entity.js';
import { NO_EMAIL_CHANGE, type UserEntity } from './user.entity.js';

/** A user with the values in `given` and nothing else: no address, no number, no password. */
export const newUser = (now: Date, given: Partial<UserEntity>): UserEntity => ({
  id: randomUUID(),
  email: '',
  phone: '',
  passwordHash: null,
  tokensSince: null,
  role: 'authenticated',
  emailConfirmedAt: null,
  phoneConfirmedAt: null,
  confirmationSentAt: null,
  recoverySentAt: null,
  ...NO_EMAIL_CHANGE,
  reauthenticationSentAt: null,
  invitedAt: null,
  lastSignInAt: null,
  bannedUntil: null,
  closedAt: null,
  deletedAt: null,
  isAnonymous: false,
  appMetadata: {},
  userMetadata: {},
  createdAt: now,
  updatedAt: now,
  ...given,
});

/** The identity of a user who signs in by address or number, with the data of the sign-up. */
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
