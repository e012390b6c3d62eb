import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { FactorEntity, RecoveryCodeEntity } from '../accounts/factor.entity.js';
import { lockSignedIn } from '../accounts/lock-user.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { CodeTries } from '../limits/code-tries.js';
import { Notices } from '../mail/mail-dispatcher.js';
import type { SignedIn } from '../sessions/bearer.guard.js';
import type { GrantedSession } from '../sessions/granted-session.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AssuranceService } from './assurance.service.js';

const CODES = 10;
const LENGTH = 8;
/** 30 letters and digits that do not look alike. A code holds 39 bits. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const TRY_AGAIN_S = 3_600;

/** How many codes were made and how many are left; both are 0 if none were made. */
export interface RecoveryCodesView {
  readonly left: number;
  readonly total: number;
  readonly created_at: string | null;
}

/** Codes for users who have lost the second factor. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AssuranceService) private readonly assurance: AssuranceService,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(InstanceSecrets) private readonly secrets: InstanceSecrets,
    @Inject(CodeTries) private readonly tries: CodeTries,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async show({ user: { id: userId } }: SignedIn): Promise<RecoveryCodesView> {
    const all = await this.dataSource.manager.findBy(RecoveryCodeEntity, { userId });
    const left = all.filter(({ usedAt }) => !usedAt).length;
    return { left, total: all.length, created_at: all[0]?.createdAt.toISOString() ?? null };
  }

  /** Ten new codes, in clear only this once. The former codes become invalid. */
  async make({ user, session }: SignedIn): Promise<readonly string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    const createdAt = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      await lockSignedIn(manager, user.id);
      if (!(await hasFactor(manager, user.id)))
        throw new GoTrueError(
          422,
          'mfa_factor_not_found',
          'Recovery codes stand in for a second factor. Add one first.',
        );
      await manager.delete(RecoveryCodeEntity, { userId: user.id });
      const rows = codes.map((code) => ({ userId: user.id, mac: this.macOf(user.id, code), createdAt, usedAt: null }));
      await manager.insert(RecoveryCodeEntity, rows);
    });
    this.audit.record('recovery_codes_made', user.id, session.id);
    await this.notices.notify(user, 'recovery_codes_made');
    return codes;
  }

  /** The session at aal2 for an unused code, which is used up. */
  async redeem({ user, session }: SignedIn, code: string): Promise<GrantedSession> {
    // The caller knows the password, so the number of tries is limited.
    const counted = `recovery-codes:${user.id}`;
    if (!(await this.tries.allow(counted))) throw GoTrueError.tooManyRequests(TRY_AGAIN_S);
    const granted = await this.dataSource.transaction(async (manager) => {
      const owner = await lockSignedIn(manager, user.id);
      const unused = { userId: user.id, mac: this.macOf(user.id, code), usedAt: IsNull() };
      const spent = await manager.update(RecoveryCodeEntity, unused, { usedAt: this.clock.now() });
      if (!spent.affected) return null;
      return this.sessions.grant(manager, owner, await this.assurance.raise(manager, session, null));
    });
    if (!granted) {
      this.audit.record('factor_refused', user.id, session.id);
      throw new GoTrueError(422, 'recovery_code_invalid', 'This recovery code is not right, or it was used before');
    }
    await this.tries.succeeded(counted);
    this.audit.record('recovery_code_used', user.id, session.id);
    await this.notices.notify(user, 'recovery_code_used');
    return granted;
  }

  private macOf(userId: string, code: string): string {
    return this.secrets.mac('recovery-code', userId, code.toLowerCase().replace(/[^a-z0-9]/g, ''));
  }
}

const newCode = (): string => {
  const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
};

const hasFactor = (manager: EntityManager, userId: string): Promise<boolean> =>
  manager.existsBy(FactorEntity, { userId, status: 'verified' });

/** Deletes the codes of a user whose last factor is gone, since there is no factor left to replace. */
export async function forgetRecoveryCodes(manager: EntityManager, userId: string): Promise<void> {
  if (!(await hasFactor(manager, userId))) await manager.delete(RecoveryCodeEntity, { userId });
}
