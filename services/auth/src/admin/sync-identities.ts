import type { EntityManager } from 'typeorm';
import { IdentityEntity } from '../accounts/identity.entity.js';
import { newIdentity } from '../accounts/new-user.js';
import type { UserEntity } from '../accounts/user.entity.js';

/** Brings a user's identities in line with the user's present address and number. */
export async function syncIdentities(manager: EntityManager, user: UserEntity): Promise<void> {
  for (const provider of ['email', 'phone'] as const) {
    if (!user[provider]) continue;
    const identity = newIdentity(user, provider);
    const known = await manager.findOneBy(IdentityEntity, { userId: user.id, provider });
    if (!known) await manager.insert(IdentityEntity, identity);
    else {
      const { [provider]: name, [`${provider}_verified`]: verified } = identity.identityData;
      const identityData = {
        ...known.identityData,
        [provider]: name ?? '',
        [`${provider}_verified`]: verified ?? false,
      };
      await manager.update(IdentityEntity, { id: known.id }, { identityData, updatedAt: user.updatedAt });
    }
  }
}
