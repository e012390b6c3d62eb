import { type EntityManager, In } from 'typeorm';
import { FactorEntity } from '../accounts/factor.entity.js';
import { IdentityEntity } from '../accounts/identity.entity.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { toUserView, type UserView } from '../accounts/user-view.js';

/** Many users with their identities and second factors, by two questions however many they are. */
export async function viewUsers(manager: EntityManager, users: readonly UserEntity[]): Promise<UserView[]> {
  const ofUsers = { where: { userId: In(users.map(({ id }) => id)) }, order: { createdAt: 'ASC' } } as const;
  const identities = ownedBy(await manager.find(IdentityEntity, ofUsers));
  const factors = ownedBy(await manager.find(FactorEntity, ofUsers));
  return users.map((user) => toUserView(user, identities.get(user.id) ?? [], factors.get(user.id) ?? []));
}

function ownedBy<T extends { userId: string }>(rows: readonly T[]): Map<string, T[]> {
  const owned = new Map<string, T[]>();
  for (const row of rows) owned.set(row.userId, [...(owned.get(row.userId) ?? []), row]);
  return owned;
}
