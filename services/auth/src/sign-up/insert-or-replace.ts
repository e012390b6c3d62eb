import type { EntityManager } from 'typeorm';
import { IdentityEntity } from '../accounts/identity.entity.js';
import { lockUser } from '../accounts/lock-user.js';
import { newIdentity } from '../accounts/new-user.js';
import { UserEntity } from '../accounts/user.entity.js';

/**
 * Creates the account of a sign-up by address or number; null when it belongs to a confirmed account. An account that
 * was never confirmed has no owner yet: the last sign-up sets its password, and earlier mails become void, so that a
 * link opens only the password that it was sent for.
 */
export async function insertOrReplace(
  manager: EntityManager,
  candidate: UserEntity,
  by: 'email' | 'phone',
): Promise<UserEntity | null> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(UserEntity)
    .values(candidate)
    .orIgnore()
    .returning('id')
    .execute();
  if ((inserted.raw as unknown[]).length) {
    await manager.insert(IdentityEntity, newIdentity(candidate, by));
    return candidate;
  }
  const known = await lockUser(manager, { [by]: candidate[by] });
  if (!known || (by === 'email' ? known.emailConfirmedAt : known.phoneConfirmedAt)) return null;
  const { passwordHash, userMetadata, confirmationSentAt, updatedAt, emailConfirmedAt, phoneConfirmedAt } = candidate;
  const confirmed = by === 'email' ? { emailConfirmedAt } : { phoneConfirmedAt };
  const changes = { passwordHash, userMetadata, confirmationSentAt, updatedAt, ...confirmed };
  const user = { ...known, ...changes };
  await manager.update(UserEntity, { id: user.id }, changes);
  const { identityData } = newIdentity(user, by);
  await manager.update(IdentityEntity, { userId: user.id, provider: by }, { identityData, updatedAt });
  return user;
}
