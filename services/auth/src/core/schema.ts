import type { SchemaOptions } from '@berea/server';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { FactorChallengeEntity } from '../factors/factor-challenge.entity.js';
import { FactorEntity } from '../factors/factor.entity.js';
import { FlowStateEntity } from '../flow-states/flow-state.entity.js';
import { SigningKeyEntity } from '../keys/signing-key.entity.js';
import { OutboxMailEntity } from '../mail/outbox-mail.entity.js';
import { CreateAuthSchema1763700000000 } from '../migrations/1763700000000-create-auth-schema.js';
import { AddMailFlows1795305600100 } from '../migrations/1795305600100-add-mail-flows.js';
import { AddFactors1795305600200 } from '../migrations/1795305600200-add-factors.js';
import { AddAdministration1795305600300 } from '../migrations/1795305600300-add-administration.js';
import { CountRecoveries1795391000400 } from '../migrations/1795391000400-count-recoveries.js';
import { OneTimeTokenEntity } from '../one-time/one-time-token.entity.js';
import { RevokedSessionEntity } from '../revocations/revoked-session.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { IdentityEntity } from '../users/identity.entity.js';
import { UserEntity } from '../users/user.entity.js';

/** The schema `auth`. This service looks users up before it knows who asks, so it works as the owner, and no role gets rights. */
export const AUTH_SCHEMA: SchemaOptions = {
  schema: 'auth',
  grants: false,
  entities: [
    UserEntity,
    IdentityEntity,
    SessionEntity,
    OneTimeTokenEntity,
    FlowStateEntity,
    SigningKeyEntity,
    OutboxMailEntity,
    FactorEntity,
    FactorChallengeEntity,
    RevokedSessionEntity,
    AuditEntryEntity,
  ],
  migrations: [
    CreateAuthSchema1763700000000,
    AddMailFlows1795305600100,
    AddFactors1795305600200,
    AddAdministration1795305600300,
    CountRecoveries1795391000400,
  ],
};
