import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type NewSermonLink,
  SERMON_LINK_LIMITS,
  type SermonLink,
  type SharedSermon,
  withoutMarkers,
} from '@berea/contracts';
import { ApiError, ClosedAccounts, Database } from '@berea/server';
import { findKept, lockKept } from '../../lists/list.service.js';
import { sermons } from '../sermons.js';

const TOKEN_BYTES = 24;

/** Only the hash of a token is stored, so that a reader of the table has no address. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface LinkRow {
  readonly id: string;
  readonly label: string;
  readonly created_at: Date;
}

const toLink = ({ id, label, created_at }: LinkRow): SermonLink => ({
  id,
  label,
  createdAt: created_at.toISOString(),
});

/** Read-only links to sermons: their owner makes and revokes them, and everyone with a link can read. */
@Injectable()
export class SermonLinksService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ClosedAccounts) private readonly closed: ClosedAccounts,
  ) {}

  async list(userId: string, sermonId: string): Promise<SermonLink[]> {
    return this.db.run(userId, async (manager) => {
      await findKept(manager, sermons, { userId, id: sermonId });
      const rows: LinkRow[] = await manager.query(
        `select id, label, created_at from content.sermon_links
          where user_id = $1 and sermon_id = $2 order by created_at desc, id`,
        [userId, sermonId],
      );
      return rows.map(toLink);
    });
  }

  /** Making the same link again gives it a new address; the former one stops working. */
  async make(userId: string, sermonId: string, link: string, label = ''): Promise<NewSermonLink> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return this.db.run(userId, async (manager) => {
      await lockKept(manager, sermons, { userId, id: sermonId }, undefined);
      const [{ others } = { others: 0 }]: { others: number }[] = await manager.query(
        `select count(*)::int as others from content.sermon_links where user_id = $1 and sermon_id = $2 and id <> $3`,
        [userId, sermonId, link],
      );
      if (others >= SERMON_LINK_LIMITS.links)
        throw new ApiError('too_many_sermon_links', { values: { most: SERMON_LINK_LIMITS.links } });
      const [row]: LinkRow[] = await manager.query(
        `insert into content.sermon_links (user_id, id, sermon_id, label, token_hash) values ($1, $2, $3, $4, $5)
           on conflict (user_id, id) do update
             set label = excluded.label, token_hash = excluded.token_hash, created_at = excluded.created_at
             where sermon_links.sermon_id = excluded.sermon_id
         returning id, label, created_at`,
        [userId, link, sermonId, label, hashOf(token)],
      );
      if (!row) throw new ApiError('link_of_another_sermon');
      return { ...toLink(row), token };
    });
  }

  /** Nothing to revoke is no error: a repeated call has what it wants. */
  async revoke(userId: string, sermonId: string, link: string): Promise<void> {
    await this.db.run(userId, async (manager) => {
      await findKept(manager, sermons, { userId, id: sermonId });
      await manager.query(`delete from content.sermon_links where user_id = $1 and sermon_id = $2 and id = $3`, [
        userId,
        sermonId,
        link,
      ]);
    });
  }

  /**
   * @throws ApiError 404 if the link was revoked or never existed, its sermon is in the bin, or its owner's account is
   * closed; 503 until it is known which ones are
   */
  async open(token: string): Promise<SharedSermon> {
    if (!this.closed.areKnown) throw new ApiError('SERVICE_UNAVAILABLE');
    const found = await this.ownerOf(hashOf(token));
    if (!found || this.closed.has(found.user_id)) throw new ApiError('NOT_FOUND');
    const { user_id: userId, sermon_id: id } = found;
    const { title, scripture, outline, body } = await this.db.read(userId, (manager) =>
      findKept(manager, sermons, { userId, id }),
    );
    const text: string = body?.trim() ? body : outline;
    return { title, scripture, text: withoutMarkers(text) };
  }

  /**
   * Runs as an unknown user, who owns nothing, so that only the policy of an opened link decides which rows are
   * visible.
   */
  private ownerOf(hash: string): Promise<{ readonly user_id: string; readonly sermon_id: string } | undefined> {
    return this.db.run(randomUUID(), async (manager) => {
      await manager.query(`select set_config('app.shared', $1, true)`, [hash]);
      const [row] = await manager.query(`select user_id, sermon_id from content.sermon_links where token_hash = $1`, [
        hash,
      ]);
      return row;
    });
  }
}
