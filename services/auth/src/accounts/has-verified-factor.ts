import type { EntityManager } from 'typeorm';
import { FactorEntity } from './factor.entity.js';

/** Whether a password alone is not enough for this user: then a session at aal1 may not change how one signs in. */
export const hasVerifiedFactor = (manager: EntityManager, userId: string): Promise<boolean> =>
  manager.existsBy(FactorEntity, { userId, status: 'verified' });
