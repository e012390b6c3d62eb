import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { PRUNE, type Prunes } from '../core/housekeeping.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { Notices } from '../mail/mail-dispatcher.js';
import type { SignedIn } from '../sessions/bearer.guard.js';
import { lockSignedIn } from '../accounts/lock-user.js';
import { AssuranceService } from './assurance.service.js';
import { createTotpSecret, drawQrCode, totpUri } from './totp.js';
import { FactorChallengeEntity, FactorEntity } from '../accounts/factor.entity.js';
import { forgetRecoveryCodes } from './recovery-codes.service.js';

const MAX_FACTORS = 10;
const UNVERIFIED_LIFE_S = 300;
/** An expired challenge is kept a little longer, so that a late code gets the right error. */
const CHALLENGE_KEPT_S = 3_600;

/** A new factor with its secret, which is shown only once. */
export interface EnrolledFactor {
  readonly id: string;
  readonly type: 'totp';
  readonly friendly_name: string;
  readonly totp: { readonly qr_code: string; readonly secret: string; readonly uri: string };
}

/** Adds and removes second factors. */
@Injectable()
export class FactorsService implements Prunes {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(InstanceSecrets) private readonly secrets: InstanceSecrets,
    @Inject(AssuranceService) private readonly assurance: AssuranceService,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Adds a factor that counts from its first right code on. */
  async enrol({ user, assured }: SignedIn, friendlyName: string, issuer: string): Promise<EnrolledFactor> {
    const id = randomUUID();
    const secret = createTotpSecret();
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      await lockSignedIn(manager, user.id);
      await this.prune(manager, user.id);
      const existing = await manager.findBy(FactorEntity, { userId: user.id });
      assertRoomFor(friendlyName, existing, assured);
      await manager.insert(FactorEntity, {
        id,
        userId: user.id,
        type: 'totp',
        status: 'unverified',
        friendlyName,
        secret: this.secrets.seal('totp-secret', id, Buffer.from(secret)),
        lastStep: -1,
        lastChallengedAt: null,
        createdAt: now,
        updatedAt: now,
      });
    });
    const uri = totpUri(secret, issuer || new URL(this.config.siteUrl).host, user.email || user.phone);
    return { id, type: 'totp', friendly_name: friendlyName, totp: { qr_code: await drawQrCode(uri), secret, uri } };
  }

  /** @throws GoTrueError 404 when the user has no such factor */
  async find(manager: EntityManager, userId: string, id: string): Promise<FactorEntity> {
    const factor = await manager.findOneBy(FactorEntity, { id, userId });
    if (!factor) throw new GoTrueError(404, 'mfa_factor_not_found', 'Factor not found');
    return factor;
  }

  async remove({ user, session, assured }: SignedIn, id: string): Promise<void> {
    const removed = await this.dataSource.transaction(async (manager) => {
      await lockSignedIn(manager, user.id);
      const factor = await this.find(manager, user.id, id);
      if (!assured) throw new GoTrueError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      await this.assurance.lower(manager, id);
      await manager.delete(FactorEntity, { id, userId: user.id });
      await forgetRecoveryCodes(manager, user.id);
      return factor;
    });
    if (removed.status !== 'verified') return;
    this.audit.record('factor_removed', user.id, session.id);
    await this.notices.notify(user, 'factor_removed');
  }

  [PRUNE](): Promise<void> {
    return this.prune(this.dataSource.manager);
  }

  /** Deletes factors that were never proved, of one user or of all, and expired challenges. */
  private async prune(manager: EntityManager, userId: string | null = null): Promise<void> {
    const now = this.clock.now();
    await manager.query(
      `delete from auth.factors where status = 'unverified' and created_at < $1 and user_id = coalesce($3, user_id)
         and not exists (select from auth.factor_challenges where factor_id = factors.id and expires_at >= $2)`,
      [addSeconds(now, -UNVERIFIED_LIFE_S), now, userId],
    );
    await manager.delete(FactorChallengeEntity, { expiresAt: LessThan(addSeconds(now, -CHALLENGE_KEPT_S)) });
  }
}

function assertRoomFor(friendlyName: string, existing: FactorEntity[], assured: boolean): void {
  if (existing.some((factor) => factor.friendlyName === friendlyName))
    throw new GoTrueError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(friendlyName)} for this user already exists`,
    );
  if (existing.length >= MAX_FACTORS)
    throw new GoTrueError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (!assured) throw new GoTrueError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}
