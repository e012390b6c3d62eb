import type { EntityManager } from 'typeorm';
import { IdentityEntity } from '../accounts/identity.entity.js';
import { newIdentity } from '../accounts/new-user.js';
import { UserEntity } from '../accounts/user.entity.js';
import { withProvider } from '../accounts/user-metadata.js';

/**
 * Records in the user and in the email identity that `user.email` belongs to the user. A user without an email
 * identity (by phone or anonymous) gets one. Changes `user`.
 */
export async function confirmAddress(manager: EntityManager, user: UserEntity, now: Date): Promise<void> {
  const identity = await manager.findOneBy(IdentityEntity, { userId: user.id, provider: 'email' });
  Object.assign(user, {
    emailConfirmedAt: now,
    isAnonymous: false,
    appMetadata: identity ? user.appMetadata : withProvider(user.appMetadata, 'email'),
    userMetadata: { ...user.userMetadata, email_verified: true },
    updatedAt: now,
  });
  const { id, email, emailConfirmedAt, isAnonymous, appMetadata, userMetadata, updatedAt } = user;
  const changed = { email, emailConfirmedAt, isAnonymous, appMetadata, userMetadata, updatedAt };
  await manager.update(UserEntity, { id }, changed);
  if (!identity) await manager.insert(IdentityEntity, newIdentity(user, 'email'));
  else {
    const identityData = { ...identity.identityData, email, email_verified: true };
    await manager.update(IdentityEntity, { id: identity.id }, { identityData, updatedAt });
  }
}
