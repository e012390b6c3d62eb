import { Inject, Injectable } from '@nestjs/common';
import { type ChatMessage, LIST_LIMITS } from '@berea/contracts';
import { ApiError, Database, type Page, pageOf } from '@berea/server';
import type { EntityManager } from 'typeorm';
import { CarePath } from '../care/care-path.js';
import type { Turn } from '../engine/study-engine.js';
import { ConversationsService } from './conversations.service.js';
import { GenerationStore } from './generation/generation-store.js';
import { MessageEntity, toMessage } from './message.entity.js';

/** Which messages are wanted. */
export interface Wanted {
  readonly conversation?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  /** Texts are never cut; a part ends earlier instead */
  readonly whole?: string | undefined;
}

type Listed = Omit<MessageEntity, 'conversationId' | 'userId' | 'createdAt' | 'parentId'> & {
  readonly conversation_id: string;
  readonly user_id: string;
  readonly created_at: Date;
  readonly parent_id: string | null;
  readonly truncated: boolean;
  /** Bytes of its texts, sources and citations together */
  readonly bytes: number;
};

/** A follow-up refers to the last few questions at most. */
const EARLIER = { messages: 6, question: 500, answer: 2_000 };

/** The questions and answers of a user. */
@Injectable()
export class MessagesService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ConversationsService) private readonly conversations: ConversationsService,
    @Inject(GenerationStore) private readonly generations: GenerationStore,
    @Inject(CarePath) private readonly care: CarePath,
  ) {}

  /** The newest messages of a conversation, of the most recently used one when none is named, oldest first. */
  list(userId: string, { conversation, limit = LIST_LIMITS.items, cursor, whole }: Wanted): Promise<Page<ChatMessage>> {
    return this.db.run(userId, async (manager) => {
      const found = await this.conversations.find(manager, userId, conversation);
      const read = () => (found ? readRows(manager, [userId, limit + 1, found.id, cursor]) : []);
      let rows = await read();
      if (await this.settle(manager, userId, rows)) rows = await read();
      const shown = whole ? wholeRows(rows, limit) : limit;
      if (whole && rows.some(({ truncated }) => truncated))
        rows = await readWhole(manager, userId, rows.slice(0, shown + 1));
      const { items, next } = pageOf(
        rows,
        shown,
        (row) => toListed(row, this.care),
        ({ seq }) => seq,
      );
      return { items: items.reverse(), next };
    });
  }

  /** The turns before a message in its line, oldest first, each cut to its beginning. */
  async turnsBefore(userId: string, id: string): Promise<Turn[]> {
    const rows: Turn[] = await this.db.run(userId, (manager) =>
      manager.query(
        `with recursive line as (
           select id, seq, conversation_id, parent_id, message, response, 0 as depth
             from study.messages where id = $2 and user_id = $1
           union all
           select earlier.*, line.depth + 1 from line cross join lateral (
             select id, seq, conversation_id, parent_id, message, response from study.messages
              where conversation_id = line.conversation_id and user_id = $1 and seq < line.seq
                and (line.parent_id is null or id = line.parent_id)
              order by seq desc limit 1) as earlier
            where line.depth < ${EARLIER.messages})
         select left(message, ${EARLIER.question}) as question, left(response, ${EARLIER.answer}) as answer
           from line where depth > 0 order by seq`,
        [userId, id],
      ),
    );
    return rows;
  }

  async show(userId: string, id: string): Promise<ChatMessage> {
    const row = await this.db.run(userId, async (manager) => {
      const found = await manager.findOneBy(MessageEntity, { id, userId });
      const changed = found && (await this.settle(manager, userId, [found]));
      return changed ? manager.findOneBy(MessageEntity, { id, userId }) : found;
    });
    if (!row) throw new ApiError('message_unknown');
    return toMessage(row, this.care);
  }

  /** Answers whose server has died are marked as broken off when somebody looks. @returns whether there were any */
  private async settle(
    manager: EntityManager,
    userId: string,
    rows: readonly Pick<MessageEntity, 'state'>[],
  ): Promise<boolean> {
    return rows.some(({ state }) => state === 'answering') && this.generations.settleBroken(manager, userId);
  }
}

/** Postgres cuts the texts: what is not sent is not read, neither from its disk nor into this process. */
function readRows(
  manager: EntityManager,
  [userId, most, conversation, cursor]: [string, number, string, string | undefined],
): Promise<Listed[]> {
  const whole = `total <= ${LIST_LIMITS.wholeBytes}`;
  const beginning = (text: string) => `left(${text}, ${LIST_LIMITS.cut})`;
  const text = (name: string) => `case when ${whole} then ${name} else ${beginning(name)} end as ${name}`;
  const list = (name: string) => `case when ${whole} then ${name} else '[]'::jsonb end as ${name}`;
  const lengthOfCut = `octet_length(${beginning('message')}) + coalesce(octet_length(${beginning('response')}), 0)`;
  return manager.query(
    `select id, seq, conversation_id, user_id, mode, engine, care, created_at, state, parent_id, model, scope, next, imported, bytes,
            ${text('message')}, ${text('response')}, ${list('sources')}, ${list('citations')},
            not ${whole} and bytes > ${lengthOfCut} + 2 * octet_length('[]') as truncated
       from (select *, sum(bytes) over (order by seq desc) as total
               from (select * from study.messages
                      where conversation_id = $3 and user_id = $1 and ($4::bigint is null or seq < $4::bigint)
                      order by seq desc limit $2) as part) as sized
      order by seq desc`,
    [userId, most, conversation, cursor ?? null],
  );
}

/** How many of these rows fit into one answer with their texts whole; at least one. */
function wholeRows(rows: readonly Listed[], limit: number): number {
  let total = 0;
  const fitting = rows.findIndex(({ bytes }) => (total += bytes) > LIST_LIMITS.wholeBytes);
  return Math.max(1, Math.min(limit, fitting < 0 ? rows.length : fitting));
}

async function readWhole(manager: EntityManager, userId: string, rows: readonly Listed[]): Promise<Listed[]> {
  const texts: Pick<Listed, 'id' | 'message' | 'response' | 'sources' | 'citations'>[] = await manager.query(
    `select id, message, response, sources, citations from study.messages where user_id = $1 and id = any($2::uuid[])`,
    [userId, rows.map(({ id }) => id)],
  );
  const byId = new Map(texts.map((text) => [text.id, text]));
  return rows.map((row) => ({ ...row, ...byId.get(row.id), truncated: false }));
}

const toListed = (row: Listed, care: CarePath): ChatMessage => ({
  ...toMessage(
    {
      ...row,
      conversationId: row.conversation_id,
      userId: row.user_id,
      createdAt: row.created_at,
      parentId: row.parent_id,
    },
    care,
  ),
  ...(row.truncated && { truncated: true }),
});
