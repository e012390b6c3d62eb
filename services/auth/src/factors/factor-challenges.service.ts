import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addSeconds, Clock, unixSeconds } from '../core/clock.js';
import type { Origin } from '../http/origin.js';
import type { SignedIn } from '../sessions/bearer.guard.js';
import { FactorChallengeEntity, FactorEntity } from '../accounts/factor.entity.js';
import { FactorsService } from './factors.service.js';

const CHALLENGE_LIFE_S = 300;

/** A challenge as the protocol writes it. */
export interface IssuedChallenge {
  readonly id: string;
  readonly type: 'totp';
  /** Unix seconds. */
  readonly expires_at: number;
}

/** Asks for codes of second factors. */
@Injectable()
export class FactorChallengesService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(FactorsService) private readonly factors: FactorsService,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async issue({ user }: SignedIn, factorId: string, { ip }: Origin): Promise<IssuedChallenge> {
    const now = this.clock.now();
    const challenge = { id: randomUUID(), factorId, ip, expiresAt: addSeconds(now, CHALLENGE_LIFE_S), usedAt: null };
    const { type } = await this.dataSource.transaction(async (manager) => {
      const factor = await this.factors.find(manager, user.id, factorId);
      await manager.update(FactorEntity, { id: factorId, userId: user.id }, { lastChallengedAt: now });
      await manager.insert(FactorChallengeEntity, challenge);
      return factor;
    });
    return { id: challenge.id, type, expires_at: unixSeconds(challenge.expiresAt) };
  }
}
