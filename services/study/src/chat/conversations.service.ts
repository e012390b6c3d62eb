import { Inject, Injectable } from '@nestjs/common';
import { type ChatUsage, type Conversation, LIST_LIMITS } from '@berea/contracts';
import {
  ApiError,
  Database,
  type ExpectedVersions,
  type Page,
  pageOf,
  removeVersioned,
  updateVersioned,
} from '@berea/server';
import type { EntityManager } from 'typeorm';
import { ConversationEntity, toConversation } from './conversation.entity.js';
import { MessageEntity } from './message.entity.js';
import { Quotas } from './quotas.js';
import { UsageEntity } from './usage.entity.js';

type Listed = Pick<ConversationEntity, 'id' | 'title' | 'version'> & {
  readonly created_at: Date;
  readonly used_at: Date;
  /** `used_at` to the microsecond, which a `Date` cannot hold */
  readonly instant: string;
  readonly count: number;
};

const NOT_FOUND = 'conversation_unknown';

@Injectable()
export class ConversationsService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Quotas) private readonly quotas: Quotas,
  ) {}

  async usage(userId: string): Promise<ChatUsage> {
    return this.db.run(userId, async (manager) =>
      this.quotas.usage(
        await manager.findOneBy(UsageEntity, { userId }),
        await manager.countBy(MessageEntity, { userId }),
      ),
    );
  }

  /** The most recently used first, or those of them whose titles hold words, with how many messages each of those listed has. */
  list(
    userId: string,
    {
      search = '',
      limit = LIST_LIMITS.items,
      cursor,
    }: { search?: string | undefined; limit?: number | undefined; cursor?: string | undefined },
  ): Promise<Page<Conversation>> {
    const [, instant = null, id = null] = /^(\d+)-(.*)$/.exec(cursor ?? '') ?? [];
    return this.db.run(userId, async (manager) => {
      const rows: Listed[] = await manager.query(
        `select id, title, created_at, used_at, version,
                (extract(epoch from used_at) * 1000000)::bigint::text as instant,
                (select count(*)::int from study.messages as message
                  where message.conversation_id = conversation.id and message.user_id = $1) as count
           from (select *, timestamptz 'epoch' + $3::bigint * interval '1 microsecond' as last
                   from study.conversations where user_id = $1) as conversation
          where ($3::bigint is null or used_at < last or (used_at = last and id > $4::uuid))
            and ($5 = '' or position(lower($5) in lower(title)) > 0)
          order by used_at desc, id limit $2`,
        [userId, limit + 1, instant, id, search],
      );
      const toItem = ({ count, created_at: createdAt, used_at: usedAt, ...row }: Listed) =>
        toConversation({ ...row, createdAt, usedAt }, count);
      return pageOf(rows, limit, toItem, (row) => `${row.instant}-${row.id}`);
    });
  }

  rename(userId: string, id: string, expected: ExpectedVersions, title: string): Promise<Conversation> {
    return this.db.run(userId, async (manager) => {
      const row = await updateVersioned(manager, ConversationEntity, { id, userId }, expected, { title }, NOT_FOUND);
      return toConversation(row, await manager.countBy(MessageEntity, { conversationId: id, userId }));
    });
  }

  async remove(userId: string, id: string, expected: ExpectedVersions): Promise<void> {
    await this.db.run(userId, (manager) =>
      removeVersioned(manager, ConversationEntity, { id, userId }, expected, NOT_FOUND),
    );
  }

  /**
   * The conversation by id, or the most recently used one; undefined when the user has none yet.
   * @throws ApiError 404 for an id that is not one of the user's
   */
  async find(manager: EntityManager, userId: string, id: string | undefined): Promise<ConversationEntity | undefined> {
    const [row] = await manager.find(ConversationEntity, {
      where: id ? { id, userId } : { userId },
      order: { usedAt: 'DESC', id: 'ASC' },
      take: 1,
    });
    if (id && !row) throw new ApiError(NOT_FOUND);
    return row;
  }

  /** The conversation that a question belongs to, marked as used just now; made when there is none or a new one is asked for. */
  async take(
    manager: EntityManager,
    userId: string,
    question: { conversation?: string; newConversation?: boolean },
    title: string,
  ): Promise<string> {
    // Two first questions at once must not begin two conversations: the second waits here, and then finds the first's.
    await manager.query(`select pg_advisory_xact_lock(hashtextextended('study.conversations:' || $1, 0))`, [userId]);
    const row = question.newConversation ? undefined : await this.find(manager, userId, question.conversation);
    if (!row) {
      const { identifiers } = await manager.insert(ConversationEntity, { userId, title });
      return (identifiers[0] as { id: string }).id;
    }
    await manager.update(ConversationEntity, { id: row.id, userId }, { usedAt: () => 'clock_timestamp()' });
    return row.id;
  }
}
