import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, LessThan, MoreThan } from 'typeorm';
import { addSeconds, Clock } from '../core/clock.js';
import { PRUNE, type Prunes } from '../core/housekeeping.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { FlowStates } from '../flow-states/flow-states.service.js';
import { OneTimeTokenEntity } from './one-time-token.entity.js';
import type { OneTimeKind, OneTimeSecrets } from '../mail/mailer.js';

const CODE_LIFE_S = 600;
const LINK_LIFE_S = 3_600;
const MAX_TRIES = 5;

/** This tells the client, and `verify`, that a PKCE flow continues from the link. */
const PKCE_PREFIX = 'pkce_';

export const isPkceToken = (linkToken: string): boolean => linkToken.startsWith(PKCE_PREFIX);

/** Issues and takes back one-time codes and link tokens. */
@Injectable()
export class OneTimeTokensService implements Prunes {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(FlowStates) private readonly flows: FlowStates,
    @Inject(InstanceSecrets) private readonly secrets: InstanceSecrets,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Forgets pairs whose link has run out; the code has by then. */
  async [PRUNE](): Promise<void> {
    await this.dataSource.manager.delete(OneTimeTokenEntity, { linkExpiresAt: LessThan(this.clock.now()) });
  }

  /** A new pair for the user; an earlier one of the same kind is void. Its link goes on with the flow that is named. */
  async issue(
    manager: EntityManager,
    userId: string,
    kind: OneTimeKind,
    flowStateId: string | null = null,
  ): Promise<OneTimeSecrets> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const linkToken = `${flowStateId ? PKCE_PREFIX : ''}${randomBytes(32).toString('hex')}`;
    const now = this.clock.now();
    await manager.upsert(
      OneTimeTokenEntity,
      {
        id: randomUUID(),
        userId,
        kind,
        linkHash: sha256(linkToken),
        codeMac: this.codeMac(kind, userId, code),
        tries: 0,
        codeExpiresAt: addSeconds(now, CODE_LIFE_S),
        linkExpiresAt: addSeconds(now, LINK_LIFE_S),
        flowStateId,
      },
      ['userId', 'kind'],
    );
    return { code, linkToken };
  }

  /** The token of a link; null if there is no valid one. */
  findByLink(manager: EntityManager, linkToken: string, kinds: OneTimeKind[]): Promise<OneTimeTokenEntity | null> {
    return manager.findOneBy(OneTimeTokenEntity, {
      linkHash: sha256(linkToken),
      kind: In(kinds),
      linkExpiresAt: MoreThan(this.clock.now()),
    });
  }

  /** The token that `code` belongs to. Each call counts as a try before the code is compared, whatever the result. */
  async findByCode(userId: string, code: string, kinds: OneTimeKind[]): Promise<OneTimeTokenEntity | null> {
    for (const kind of kinds) {
      const where = { userId, kind, codeExpiresAt: MoreThan(this.clock.now()) };
      const counted = await this.dataSource
        .createQueryBuilder()
        .update(OneTimeTokenEntity)
        .set({ tries: () => 'tries + 1' })
        .where(where)
        .andWhere('tries < :most', { most: MAX_TRIES })
        .execute();
      if (!counted.affected) continue;
      const token = await this.dataSource.manager.findOneBy(OneTimeTokenEntity, where);
      if (token && sameText(token.codeMac, this.codeMac(kind, userId, code))) return token;
    }
    return null;
  }

  /** If two requests bring the same token, only one gets true. The user must be locked. */
  async take(manager: EntityManager, { id }: OneTimeTokenEntity): Promise<boolean> {
    const { affected } = await manager.delete(OneTimeTokenEntity, { id });
    return affected === 1;
  }

  /** Voids all mails to the user, and all flows from such mails except `except`, whose link was just opened. */
  async clear(manager: EntityManager, userId: string, except: string | null = null): Promise<void> {
    await manager.delete(OneTimeTokenEntity, { userId });
    await this.flows.clear(manager, userId, except);
  }

  private codeMac(kind: OneTimeKind, userId: string, code: string): string {
    return this.secrets.mac('one-time-code', kind, userId, code);
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const sameText = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
