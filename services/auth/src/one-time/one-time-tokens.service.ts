import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { addSeconds, Clock } from '../core/clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { type OneTimeKind, OneTimeTokenEntity } from './one-time-token.entity.js';

const CODE_LIFE_S = 600;
const LINK_LIFE_S = 3_600;
const MAX_TRIES = 5;

/** The two secrets of one mail, in clear: they go into the mail and are kept nowhere. */
export interface OneTimeSecrets {
  readonly code: string;
  readonly linkToken: string;
}

export type TakenToken = Pick<OneTimeTokenEntity, 'userId' | 'kind'>;

/** Issues and takes back one-time codes and link tokens. */
@Injectable()
export class OneTimeTokensService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(InstanceSecrets) private readonly secrets: InstanceSecrets,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** A new pair for the user; an earlier one of the same kind is void. */
  async issue(manager: EntityManager, userId: string, kind: OneTimeKind): Promise<OneTimeSecrets> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const linkToken = randomBytes(32).toString('hex');
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
      },
      ['userId', 'kind'],
    );
    return { code, linkToken };
  }

  /** Takes the token that a link carries, with all others of its user; null when there is none that is still good. */
  async takeByLink(manager: EntityManager, linkToken: string, kinds: OneTimeKind[]): Promise<TakenToken | null> {
    const token = await manager.findOneBy(OneTimeTokenEntity, {
      linkHash: sha256(linkToken),
      kind: In(kinds),
      linkExpiresAt: MoreThan(this.clock.now()),
    });
    return token && (await this.take(manager, token));
  }

  /** The token that `code` belongs to. Each call counts as a try, whatever comes of it, before the code is compared. */
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

  /** Of two who come with the same token, one takes it. Using any one clears all of the user's tokens. */
  async take(manager: EntityManager, { id, userId, kind }: OneTimeTokenEntity): Promise<TakenToken | null> {
    const { affected } = await manager.delete(OneTimeTokenEntity, { id });
    if (!affected) return null;
    await this.clear(manager, userId);
    return { userId, kind };
  }

  async clear(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(OneTimeTokenEntity, { userId });
  }

  private codeMac(kind: OneTimeKind, userId: string, code: string): string {
    return this.secrets.mac('one-time-code', kind, userId, code);
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const sameText = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
