import { type EntityManager } from 'typeorm';
import { IdentityEntity } from './identity.entity.js';
import type { JsonObject, UserEntity } from './user.entity.js';

/** A user as the protocol writes it. */
export type UserView = JsonObject & { readonly id: string };

/** The user with its identities, as every answer that holds a user carries it. */
export async function viewUser(manager: EntityManager, user: UserEntity): Promise<UserView> {
  const identities = await manager.find(IdentityEntity, { where: { userId: user.id }, order: { createdAt: 'ASC' } });
  return toUserView(user, identities);
}

/** Times that are not set are left out, everything else is always there. */
export function toUserView(user: UserEntity, identities: IdentityEntity[]): UserView {
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email,
    ...present({ email_confirmed_at: user.emailConfirmedAt }),
    phone: '',
    ...present({
      confirmation_sent_at: user.confirmationSentAt,
      confirmed_at: user.emailConfirmedAt,
      recovery_sent_at: user.recoverySentAt,
      last_sign_in_at: user.lastSignInAt,
      banned_until: user.bannedUntil,
    }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(toIdentityView),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
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

const present = (times: Record<string, Date | null>): JsonObject =>
  Object.fromEntries(Object.entries(times).flatMap(([name, time]) => (time ? [[name, time.toISOString()]] : [])));
