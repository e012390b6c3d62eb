import type { ChatMode } from '@berea/contracts';
import { ApiError, Database } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CarePath } from '../care/care-path.js';
import type { Recognised } from '../care/recognise-distress.js';
import type { AllowedWorks } from '../engine/study-engine.js';
import { ConversationsService } from './conversations.service.js';
import { MessageEntity, type Scope } from './message.entity.js';
import { Quotas } from './quotas.js';
import { titleOf } from './title-of.js';

export interface Question extends AllowedWorks {
  readonly message: string;
  readonly mode: ChatMode;
  readonly conversation?: string;
  readonly newConversation?: boolean;
  readonly after?: string;
  readonly insteadOf?: string;
}

/** How many messages of a conversation a follow-up is understood from. */
const LOOKED_BACK = 5;

/** Keeps questions in their places, and recognises who is in distress. */
@Injectable()
export class QuestionsService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ConversationsService) private readonly conversations: ConversationsService,
    @Inject(CarePath) private readonly care: CarePath,
    @Inject(Quotas) private readonly quotas: Quotas,
  ) {}

  /** By its words, or by what a short message goes on with. */
  async distressIn(userId: string, question: Question): Promise<Recognised | undefined> {
    const own = this.care.recognise(question.message);
    return (await this.continuedDistress(userId, question, own)) ?? own;
  }

  /**
   * Keeps a question where it belongs. One in distress is not refused when the account is full.
   * @throws ApiError 404 for a conversation or message that is not the user's
   */
  async keep(
    manager: EntityManager,
    userId: string,
    question: Question,
    distress: Recognised | undefined,
    state: 'answering' | null = null,
  ): Promise<{ id: string }> {
    if (distress) await this.quotas.openReserve(manager);
    const title = distress ? this.care.titleOf(distress) : titleOf(question.message);
    const named = await this.named(manager, userId, question);
    const conversation = named?.conversationId ?? question.conversation;
    const conversationId = await this.conversations.take(manager, userId, { ...question, conversation }, title);
    const { message, mode } = question;
    const parentId = await parentOf(manager, { userId, conversationId }, question, named);
    const scope = scopeOf(question);
    const row = { userId, conversationId, message, mode, parentId, state, scope };
    const { identifiers } = await manager.insert(MessageEntity, row);
    return identifiers[0] as { id: string };
  }

  /** The message that a question follows or replaces. */
  private async named(
    manager: EntityManager,
    userId: string,
    { after, insteadOf, conversation }: Question,
  ): Promise<MessageEntity | undefined> {
    const id = after ?? insteadOf;
    if (!id) return undefined;
    const found = await manager.findOneBy(MessageEntity, {
      id,
      userId,
      ...(conversation && { conversationId: conversation }),
    });
    if (!found) throw new ApiError('message_unknown_here');
    return found;
  }

  /**
   * The distress that a short message goes on with if it follows a care answer in its conversation; looked up for such
   * messages alone.
   */
  private async continuedDistress(
    userId: string,
    question: Question,
    own: Recognised | undefined,
  ): Promise<Recognised | undefined> {
    if (question.newConversation || !this.care.needsContext(question.message, own)) return undefined;
    return this.db.run(userId, async (manager) => {
      const named = await this.named(manager, userId, question);
      const found = await this.conversations.find(manager, userId, named?.conversationId ?? question.conversation);
      if (!found) return undefined;
      const where = { conversationId: found.id, userId };
      return this.care.continued(
        await manager.find(MessageEntity, { where, order: { seq: 'DESC' }, take: LOOKED_BACK }),
      );
    });
  }
}

const scopeOf = ({ works, textOnly }: Question): Scope | null =>
  works || textOnly ? { ...(works && { works }), ...(textOnly && { textOnly }) } : null;

/** The message before the question in its line; the conversation itself where it is the first. */
async function parentOf(
  manager: EntityManager,
  { userId, conversationId }: { userId: string; conversationId: string },
  { after, insteadOf }: Question,
  named: MessageEntity | undefined,
): Promise<string> {
  if (after) return after;
  if (insteadOf && named?.parentId) return named.parentId;
  const [before]: { id: string }[] = await manager.query(
    `select id from study.messages
      where conversation_id = $1 and user_id = $2 and ($3::bigint is null or seq < $3::bigint)
      order by seq desc limit 1`,
    [conversationId, userId, named?.seq ?? null],
  );
  return before?.id ?? conversationId;
}
