import { type EntityManager, In } from 'typeorm';
import { FactorEntity } from './factor.entity.js';
import { IdentityEntity } from './identity.entity.js';
import type { JsonObject, UserEntity } from './user.entity.js';

/** A user as the protocol writes it. */
export type UserView = JsonObject & { readonly id: string };

/** The user with identities and second factors, as in every answer that holds a user. */
export async function viewUser(manager: EntityManager, user: UserEntity): Promise<UserView> {
  const ofUser = { where: { userId: user.id }, order: { createdAt: 'ASC' } } as const;
  const [identities, factors] = [await manager.find(IdentityEntity, ofUser), await manager.find(FactorEntity, ofUser)];
  return toUserView(user, identities, factors);
}

/** Many users with their identities and second factors. Two queries, however many users there are. */
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

/** Leaves out times that are not set, and factors if there are none. Everything else is always included. */
export function toUserView(user: UserEntity, identities: IdentityEntity[], factors: FactorEntity[] = []): UserView {
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email,
    ...present({ email_confirmed_at: user.emailConfirmedAt }),
    phone: user.phone,
    ...present({
      phone_confirmed_at: user.phoneConfirmedAt,
      invited_at: user.invitedAt,
      confirmation_sent_at: user.confirmationSentAt,
      confirmed_at: earlier(user.emailConfirmedAt, user.phoneConfirmedAt),
      recovery_sent_at: user.recoverySentAt,
      email_change_sent_at: user.emailChangeSentAt,
      reauthentication_sent_at: user.reauthenticationSentAt,
      last_sign_in_at: user.lastSignInAt,
      banned_until: user.bannedUntil,
      deleted_at: user.deletedAt,
    }),
    ...(user.newEmail && { new_email: user.newEmail }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(toIdentityView),
    ...(factors.length && { factors: factors.map(toFactorView) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  };
}

const toIdentityView = (identity: IdentityEntity): JsonObject => ({
  identity_id: identity.id,
  id: identity.providerId,
  user_id: identity.userId,
  identity_data: identity.identityData,
  provider: identity.provider,
  ...present({ last_sign_in_at: identity.lastSignInAt }),
  created_at: identity.createdAt.toISOString(),
  updated_at: identity.updatedAt.toISOString(),
  email: identity.identityData['email'] ?? '',
});

export const toFactorView = (factor: FactorEntity): JsonObject => ({
  id: factor.id,
  friendly_name: factor.friendlyName,
  factor_type: factor.type,
  status: factor.status,
  ...present({ last_challenged_at: factor.lastChallengedAt }),
  created_at: factor.createdAt.toISOString(),
  updated_at: factor.updatedAt.toISOString(),
});

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);

const present = (times: Record<string, Date | null>): JsonObject =>
  Object.fromEntries(Object.entries(times).flatMap(([name, time]) => (time ? [[name, time.toISOString()]] : [])));
