import { randomUUID } from 'node:crypto';
import { NO_EMAIL_CHANGE, type UserEntity } from './user.entity.js';

/** A user who has nothing yet but what `given` says: no address, no number, no password. */
export const newUser = (now: Date, given: Partial<UserEntity>): UserEntity => ({
  id: randomUUID(),
  email: '',
  phone: '',
  passwordHash: null,
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
  deletedAt: null,
  isAnonymous: false,
  appMetadata: {},
  userMetadata: {},
  createdAt: now,
  updatedAt: now,
  ...given,
});
