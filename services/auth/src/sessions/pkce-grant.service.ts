import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import type { Origin } from '../http/origin.js';
import { answersChallenge } from '../http/pkce.js';
import type { GrantedSession } from './granted-session.js';
import { SessionsService } from './sessions.service.js';
import { lockUser } from '../accounts/lock-user.js';
import { isBanned } from '../accounts/user.entity.js';
import { FlowStates } from '../flow-states/flow-states.service.js';

/** Exchanges the code that a link led on with for a session, in the browser that the flow began in. */
@Injectable()
export class PkceGrantService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(FlowStates) private readonly flows: FlowStates,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** A wrong verifier leaves the code as it is: a stranger who saw the address must not be able to spoil it. */
  exchange(code: string, verifier: string, origin: Origin): Promise<GrantedSession> {
    return this.dataSource.transaction((manager) => this.take(manager, code, verifier, origin));
  }

  private async take(manager: EntityManager, code: string, verifier: string, origin: Origin): Promise<GrantedSession> {
    const notFound = new GoTrueError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    const flow = await this.flows.findByCode(manager, code);
    if (!flow) throw notFound;
    if (this.flows.isExpired(flow))
      throw new GoTrueError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    if (!answersChallenge(verifier, flow.challenge))
      throw new GoTrueError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
    const user = await lockUser(manager, { id: flow.userId });
    if (!user || !(await this.flows.take(manager, flow))) throw notFound;
    if (isBanned(user, this.clock.now())) throw new GoTrueError(400, 'user_banned', 'User is banned');
    const granted = await this.sessions.open(manager, user, flow.method, origin);
    this.audit.record('signed_in', user.id);
    return granted;
  }
}
