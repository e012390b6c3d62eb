import { Inject, Injectable } from '@nestjs/common';
import { type ChatMessage, LIST_LIMITS } from '@berea/contracts';
import { ApiError, Database, type Page, pageOf } from '@berea/server';
import type { EntityManager } from 'typeorm';
import { CarePath } from '../care/care-path.js';
import { ConversationsService } from './conversations.service.js';
import { MessageEntity, toMessage } from './message.entity.js';

/** Which messages are wanted. */
export interface Wanted {
  readonly conversation?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

type Listed = Omit<MessageEntity, 'conversationId' | 'userId' | 'createdAt'> & {
  readonly conversation_id: string;
  readonly user_id: string;
  readonly created_at: Date;
  readonly truncated: boolean;
};

/** What a follow-up may refer to stands in the last few questions. */
const EARLIER = { messages: 6, characters: 500 };

/** What was asked and answered. */
@Injectable()
export class MessagesService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ConversationsService) private readonly conversations: ConversationsService,
    @Inject(CarePath) private readonly care: CarePath,
  ) {}

  /** The newest messages of a conversation, of the most recently used one when none is named, oldest first. */
  list(userId: string, { conversation, limit = LIST_LIMITS.items, cursor }: Wanted): Promise<Page<ChatMessage>> {
    return this.db.run(userId, async (manager) => {
      const found = await this.conversations.find(manager, userId, conversation);
      const rows = found ? await readRows(manager, [userId, limit + 1, found.id, cursor]) : [];
      const { items, next } = pageOf(
        rows,
        limit,
        (row) => toListed(row, this.care),
        ({ seq }) => seq,
      );
      return { items: items.reverse(), next };
    });
  }

  /** What was asked before a message in its conversation, oldest first, each cut to its beginning. */
  async askedBefore(userId: string, id: string): Promise<string[]> {
    const rows: { readonly message: string }[] = await this.db.run(userId, (manager) =>
      manager.query(
        `select left(earlier.message, ${EARLIER.characters}) as message
           from study.messages as asked
           join study.messages as earlier
             on earlier.conversation_id = asked.conversation_id and earlier.user_id = $1 and earlier.seq < asked.seq
          where asked.id = $2 and asked.user_id = $1
          order by earlier.seq desc limit ${EARLIER.messages}`,
        [userId, id],
      ),
    );
    return rows.map(({ message }) => message).reverse();
  }

  async show(userId: string, id: string): Promise<ChatMessage> {
    const row = await this.db.run(userId, (manager) => manager.findOneBy(MessageEntity, { id, userId }));
    if (!row) throw new ApiError('NOT_FOUND', 'There is no such message. Its conversation may have been deleted.');
    return toMessage(row, this.care);
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
    `select id, seq, conversation_id, user_id, mode, engine, care, created_at,
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

const toListed = (row: Listed, care: CarePath): ChatMessage => ({
  ...toMessage({ ...row, conversationId: row.conversation_id, userId: row.user_id, createdAt: row.created_at }, care),
  ...(row.truncated && { truncated: true }),
});
