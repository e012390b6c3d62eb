import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import type { Origin } from '../http/origin.js';
import { CodeTries } from '../limits/code-tries.js';
import { Notices } from '../mail/mail-dispatcher.js';
import type { SignedIn } from '../sessions/bearer.guard.js';
import type { GrantedSession } from '../sessions/granted-session.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { lockSignedIn } from '../accounts/lock-user.js';
import { AssuranceService } from './assurance.service.js';
import { FactorChallengeEntity, FactorEntity } from '../accounts/factor.entity.js';
import { FactorsService } from './factors.service.js';
import { stepOfCode } from './totp.js';

const TRY_AGAIN_S = 3_600;

/** A code entered for a challenge. */
export interface FactorProof {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
}

/** Raises a session to aal2 for the right code. */
@Injectable()
export class FactorVerificationService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(FactorsService) private readonly factors: FactorsService,
    @Inject(AssuranceService) private readonly assurance: AssuranceService,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(InstanceSecrets) private readonly secrets: InstanceSecrets,
    @Inject(CodeTries) private readonly tries: CodeTries,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The session at aal2. The first right code of a factor makes the factor count. */
  async verify(signedIn: SignedIn, proof: FactorProof, { ip }: Origin): Promise<GrantedSession> {
    const { user, session } = signedIn;
    const { manager } = this.dataSource;
    const factor = await this.factors.find(manager, user.id, proof.factorId);
    assertUsable(await manager.findOneBy(FactorChallengeEntity, challengeOf(proof)), ip, this.clock.now());
    const step = await this.stepOf(factor, proof.code, signedIn);
    const granted = await this.dataSource.transaction((inner) => this.accept(inner, signedIn, factor, proof, step));
    this.audit.record('factor_used', user.id, session.id);
    if (factor.status === 'unverified') {
      this.audit.record('factor_added', user.id, session.id);
      await this.notices.notify(user, 'factor_added');
    }
    return granted;
  }

  private async stepOf(factor: FactorEntity, code: string, { user, session }: SignedIn): Promise<number> {
    // The code is short and the caller knows the password, so the number of tries is limited.
    if (!(await this.tries.allow(factor.id))) throw GoTrueError.tooManyRequests(TRY_AGAIN_S);
    const secret = this.secrets.open('totp-secret', factor.id, factor.secret).toString();
    const step = await stepOfCode(secret, code, this.clock.now());
    if (step === null || step <= factor.lastStep) {
      this.audit.record('factor_refused', user.id, session.id);
      throw wrongCode();
    }
    await this.tries.succeeded(factor.id);
    return step;
  }

  /** If several requests bring one challenge or one code, only one is let through. */
  private async accept(
    manager: EntityManager,
    { user: { id: userId }, session }: SignedIn,
    { id, type }: FactorEntity,
    proof: FactorProof,
    step: number,
  ): Promise<GrantedSession> {
    const user = await lockSignedIn(manager, userId);
    const now = this.clock.now();
    const unused = { ...challengeOf(proof), usedAt: IsNull() };
    const spent = await manager.update(FactorChallengeEntity, unused, { usedAt: now });
    if (!spent.affected) throw usedElsewhere();
    const changes = { lastStep: step, status: 'verified', updatedAt: now } as const;
    const taken = await manager.update(FactorEntity, { id, lastStep: LessThan(step) }, changes);
    if (!taken.affected) throw wrongCode();
    await manager.delete(FactorEntity, { userId, type, status: 'unverified' });
    return this.sessions.grant(manager, user, await this.assurance.raise(manager, session, id));
  }
}

const challengeOf = ({ challengeId: id, factorId }: FactorProof) => ({ id, factorId });

const wrongCode = () => new GoTrueError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

/** The protocol gives one answer to both cases: neither is a challenge for this request. */
const usedElsewhere = () =>
  new GoTrueError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');

function assertUsable(challenge: FactorChallengeEntity | null, ip: string, now: Date): void {
  if (!challenge)
    throw new GoTrueError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (challenge.usedAt || challenge.ip !== ip) throw usedElsewhere();
  if (now > challenge.expiresAt)
    throw new GoTrueError(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    );
}
