import { type ChatHit, LIST_LIMITS } from '@berea/contracts';
import { Database, type Page, pageOf } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';

interface Found {
  readonly seq: string;
  readonly id: string;
  readonly conversation_id: string;
  readonly title: string;
  readonly created_at: Date;
  readonly in_question: boolean;
  readonly excerpt: string;
}

/** Characters of an excerpt before the words, and in all. */
const EXCERPT = { before: 60, length: 200 };

/** Finds words in a user's questions and answers. Messages of distress are not brought up again. */
@Injectable()
export class SearchMessagesService {
  constructor(@Inject(Database) private readonly db: Database) {}

  search(
    userId: string,
    {
      search,
      limit = LIST_LIMITS.items,
      cursor,
    }: { search: string; limit?: number | undefined; cursor?: string | undefined },
  ): Promise<Page<ChatHit>> {
    return this.db.run(userId, async (manager) => {
      const rows: Found[] = await manager.query(
        `select seq, id, conversation_id, title, created_at, in_question,
                substr(text, greatest(1, position(lower($2) in lower(text)) - ${EXCERPT.before}), ${EXCERPT.length}) as excerpt
           from (select message.seq, message.id, message.conversation_id, conversation.title, message.created_at,
                        position(lower($2) in lower(message.message)) > 0 as in_question,
                        case when position(lower($2) in lower(message.message)) > 0
                             then message.message else message.response end as text
                   from study.messages as message
                   join study.conversations as conversation
                     on conversation.id = message.conversation_id and conversation.user_id = $1
                  where message.user_id = $1 and message.care is null and ($4::bigint is null or message.seq < $4::bigint)
                    and (position(lower($2) in lower(message.message)) > 0
                         or position(lower($2) in lower(message.response)) > 0)
                  order by message.seq desc limit $3) as found
          order by seq desc`,
        [userId, search, limit + 1, cursor ?? null],
      );
      return pageOf(rows, limit, toHit, ({ seq }) => seq);
    });
  }
}

const toHit = (row: Found): ChatHit => ({
  message: row.id,
  conversation: row.conversation_id,
  title: row.title,
  part: row.in_question ? 'question' : 'answer',
  excerpt: row.excerpt.replace(/\s+/g, ' ').trim(),
  timestamp: row.created_at.toISOString(),
});
