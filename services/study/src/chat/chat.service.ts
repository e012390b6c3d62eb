import { Inject, Injectable } from '@nestjs/common';
import type { ChatMessage, ChatMode } from '@berea/contracts';
import { ApiError, Database } from '@berea/server';
import { StudyEngine } from '../engine/study-engine.js';
import { Library } from '../library/library.js';
import { verifyText } from '../verify/verify-text.js';
import { ConversationsService } from './conversations.service.js';
import { MessageRow, toMessage } from './message.entity.js';

export interface Question {
  readonly message: string;
  readonly mode: ChatMode;
  readonly conversation?: string;
  readonly newConversation?: boolean;
}

/** The newest messages that one answer brings; keeps a conversation of years readable. */
const MAX_MESSAGES = 1_000;

@Injectable()
export class ChatService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ConversationsService) private readonly conversations: ConversationsService,
    @Inject(StudyEngine) private readonly engine: StudyEngine,
    @Inject(Library) private readonly library: Library,
  ) {}

  /** The messages of a conversation, of the most recently used one when none is named, oldest first. */
  async messages(userId: string, conversation: string | undefined): Promise<ChatMessage[]> {
    const rows = await this.db.run(userId, async (manager) => {
      const found = await this.conversations.find(manager, userId, conversation);
      if (!found) return [];
      return manager.find(MessageRow, {
        where: { conversationId: found.id, userId },
        order: { seq: 'DESC' },
        take: MAX_MESSAGES,
      });
    });
    return rows.reverse().map(toMessage);
  }

  /**
   * Keeps the question, composes and checks the answer, keeps the answer. An engine may take its time, so nothing is
   * locked meanwhile; where it fails the question stays, without an answer.
   */
  async ask(userId: string, question: Question): Promise<ChatMessage> {
    const asked = await this.keepQuestion(userId, question);
    const { response, engine, sources } = await this.engine.answer(question);
    const citations = verifyText(this.library.main, response);
    return this.keepAnswer(asked, { response, engine, sources: [...sources], citations });
  }

  private keepQuestion(userId: string, question: Question): Promise<MessageRow> {
    return this.db.run(userId, async (manager) => {
      const conversationId = await this.conversations.take(manager, userId, question);
      const { message, mode } = question;
      const { identifiers } = await manager.insert(MessageRow, { userId, conversationId, message, mode });
      return manager.findOneByOrFail(MessageRow, { id: (identifiers[0] as { id: string }).id, userId });
    });
  }

  private async keepAnswer(
    asked: MessageRow,
    answer: Pick<MessageRow, 'response' | 'engine' | 'sources' | 'citations'>,
  ): Promise<ChatMessage> {
    const { id, userId } = asked;
    const { affected } = await this.db.run(userId, (manager) => manager.update(MessageRow, { id, userId }, answer));
    if (!affected) throw new ApiError('NOT_FOUND', 'The conversation was deleted before the answer was ready.');
    return toMessage({ ...asked, ...answer });
  }
}
