import type { SchemaOptions } from '@berea/server';
import { CreateAuthSchema1763700000000 } from './1763700000000-create-auth-schema.js';
import { AddMailFlows1795305600100 } from './1795305600100-add-mail-flows.js';
import { AddFactors1795305600200 } from './1795305600200-add-factors.js';
import { AddAdministration1795305600300 } from './1795305600300-add-administration.js';
import { CountRecoveries1795391000400 } from './1795391000400-count-recoveries.js';
import { AddHalfRevocations1795744800500 } from './1795744800500-add-half-revocations.js';
import { AddRecoveryCodes1795658400400 } from './1795658400400-add-recovery-codes.js';
import { CloseAccounts1795831200600 } from './1795831200600-close-accounts.js';
import { AddGrace1795831200700 } from './1795831200700-add-grace.js';
import { ListDeletedAccounts1795834800800 } from './1795834800800-list-deleted-accounts.js';
import { KeepWaitingMails1795921200900 } from './1795921200900-keep-waiting-mails.js';
import { EndTokensWithPassword1796007600100 } from './1796007600100-end-tokens-with-password.js';

/**
 * The schema `auth`; each feature names its own entities. This service looks users up before it knows who asks, so its
 * login reads and writes every row of this schema, and no other service's login does.
 */
export const AUTH_SCHEMA: SchemaOptions = {
  schema: 'auth',
  scoped: false,
  migrations: [
    CreateAuthSchema1763700000000,
    AddMailFlows1795305600100,
    AddFactors1795305600200,
    AddAdministration1795305600300,
    CountRecoveries1795391000400,
    AddRecoveryCodes1795658400400,
    AddHalfRevocations1795744800500,
    CloseAccounts1795831200600,
    AddGrace1795831200700,
    ListDeletedAccounts1795834800800,
    KeepWaitingMails1795921200900,
    EndTokensWithPassword1796007600100,
  ],
};
