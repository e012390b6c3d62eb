import { type EntityManager, QueryFailedError } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { IdentityEntity } from './identity.entity.js';
import { newIdentity } from './new-user.js';
import { UserEntity } from './user.entity.js';
import { withProvider } from './user-metadata.js';

const UNIQUE_VIOLATION = '23505';

/**
 * Sets another number for `user`, who must be locked; no code proves the number. Changes `user`.
 * @throws GoTrueError 422 phone_exists
 */
export async function changePhone(manager: EntityManager, user: UserEntity, phone: string, now: Date): Promise<void> {
  const identity = await manager.findOneBy(IdentityEntity, { userId: user.id, provider: 'phone' });
  const appMetadata = identity ? user.appMetadata : withProvider(user.appMetadata, 'phone');
  const changes = { phone, phoneConfirmedAt: now, isAnonymous: false, appMetadata, updatedAt: now };
  await manager.update(UserEntity, { id: user.id }, changes).catch(asPhoneExists);
  Object.assign(user, changes);
  if (!identity) await manager.insert(IdentityEntity, newIdentity(user, 'phone'));
  else {
    const identityData = { ...identity.identityData, phone, phone_verified: true };
    await manager.update(IdentityEntity, { id: identity.id }, { identityData, updatedAt: now });
  }
}

function asPhoneExists(error: unknown): never {
  if (error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION)
    throw new GoTrueError(422, 'phone_exists', 'A user with this phone number has already been registered');
  throw error;
}
