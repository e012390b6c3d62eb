import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { UserEntity } from './user.entity.js';

/**
 * Locks the user: no other transaction can change the row until this one ends. Lock the user before any of the user's
 * mailed tokens or flows. All code does so, which rules out deadlocks.
 */
export const lockUser = (manager: EntityManager, where: FindOptionsWhere<UserEntity>): Promise<UserEntity | null> =>
  manager.findOne(UserEntity, { where, lock: { mode: 'pessimistic_write' } });

/**
 * Like `lockUser`, for the signed-in user.
 * @throws GoTrueError 403 when the account was deleted in the meantime
 */
export async function lockSignedIn(manager: EntityManager, id: string): Promise<UserEntity> {
  const user = await lockUser(manager, { id });
  if (!user) throw userGone();
  return user;
}

export const userGone = (): GoTrueError =>
  new GoTrueError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
