import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { Clock, unixSeconds } from '../core/clock.js';
import { SessionEntity } from '../accounts/session.entity.js';
import { Revocations } from '../revocations/revocations.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

/**
 * The assurance level of a session: aal1 after one proof, aal2 after a second. It works in the caller's transaction.
 */
@Injectable()
export class AssuranceService {
  constructor(
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(Revocations) private readonly revocations: Revocations,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Raises the session to aal2 and ends the user's sessions below it.
   * @param factorId null if a recovery code replaced the factor
   */
  async raise(manager: EntityManager, { id, userId }: SessionEntity, factorId: string | null): Promise<SessionEntity> {
    const session = await manager.findOne(SessionEntity, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!session)
      throw new GoTrueError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    if (session.aal !== 'aal2') {
      // An access token from before the first factor does not say that there is one, so it is refused too.
      await this.revocations.recordHalf(manager, id);
      // Adds two, so that no earlier token is the newest or the one before it. The floor makes all earlier tokens
      // invalid: a person with a token from before the second proof cannot use it any more.
      session.refreshCounter += 2;
      session.refreshFloor = session.refreshCounter;
    }
    session.aal = 'aal2';
    session.factorId = factorId;
    const method = factorId ? 'totp' : 'recovery_code';
    session.amr = [{ method, timestamp: unixSeconds(this.clock.now()) }, ...withoutSecond(session)];
    const { aal, amr, refreshCounter, refreshFloor } = session;
    await manager.update(SessionEntity, { id }, { aal, amr, factorId, refreshCounter, refreshFloor });
    await this.sessions.endWhere(manager, { userId, aal: Not('aal2') });
    return session;
  }

  /** Undoes what a factor gave to sessions, before the factor is removed. The sessions continue at aal1. */
  async lower(manager: EntityManager, factorId: string): Promise<void> {
    const raised = await manager.find(SessionEntity, { where: { factorId }, lock: { mode: 'pessimistic_write' } });
    for (const session of raised)
      await manager.update(
        SessionEntity,
        { id: session.id },
        { aal: 'aal1', factorId: null, amr: withoutSecond(session) },
      );
  }
}

const withoutSecond = ({ amr }: SessionEntity): SessionEntity['amr'] =>
  amr.filter(({ method }) => method !== 'totp' && method !== 'recovery_code');
