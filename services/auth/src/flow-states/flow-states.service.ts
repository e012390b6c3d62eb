import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan, Not } from 'typeorm';
import { PRUNE, type Prunes } from '../core/housekeeping.js';
import { addSeconds, Clock } from '../core/clock.js';
import type { PkceChallenge } from '../http/pkce.js';
import { type FlowMethod, FlowStateEntity } from './flow-state.entity.js';

/** How long a code can be exchanged after its link was opened. */
export const CODE_LIFE_S = 300;

/** Longer than a link and the code after it can live. */
const KEEP_S = 7_200;

/** Remembers sign-ins until the browser that began them finishes them. */
@Injectable()
export class FlowStates implements Prunes {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The id of a new flow; null without a challenge, since the link then signs in by itself. */
  async begin(
    manager: EntityManager,
    userId: string,
    method: FlowMethod,
    challenge: PkceChallenge | undefined,
  ): Promise<string | null> {
    if (!challenge) return null;
    const id = randomUUID();
    const createdAt = this.clock.now();
    await manager.insert(FlowStateEntity, { id, userId, method, challenge, createdAt });
    return id;
  }

  /** The code that an opened link passes on. It is valid only together with the verifier. */
  async issueCode(manager: EntityManager, id: string): Promise<string> {
    const code = randomUUID();
    await manager.update(FlowStateEntity, { id }, { codeHash: hashOf(code), codeIssuedAt: this.clock.now() });
    return code;
  }

  findByCode(manager: EntityManager, code: string): Promise<FlowStateEntity | null> {
    return manager.findOneBy(FlowStateEntity, { codeHash: hashOf(code) });
  }

  isExpired({ codeIssuedAt, createdAt }: FlowStateEntity): boolean {
    return this.clock.now() > addSeconds(codeIssuedAt ?? createdAt, CODE_LIFE_S);
  }

  /** If two requests bring the same code, only one gets true. */
  async take(manager: EntityManager, { id }: FlowStateEntity): Promise<boolean> {
    const { affected } = await manager.delete(FlowStateEntity, { id });
    return affected === 1;
  }

  /** Ends all flows of the user except the one that continues. */
  async clear(manager: EntityManager, userId: string, except: string | null): Promise<void> {
    await manager.delete(FlowStateEntity, { userId, ...(except && { id: Not(except) }) });
  }

  async [PRUNE](): Promise<void> {
    await this.dataSource.manager.delete(FlowStateEntity, {
      createdAt: LessThan(addSeconds(this.clock.now(), -KEEP_S)),
    });
  }
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
