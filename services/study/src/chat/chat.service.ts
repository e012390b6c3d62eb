import { Inject, Injectable } from '@nestjs/common';
import type { ChatMessage, ChatMode } from '@berea/contracts';
import { ApiError, Database, Idempotency, type KeyedRequest, type OwnRow } from '@berea/server';
import type { EntityManager } from 'typeorm';
import { CarePath } from '../care/care-path.js';
import type { Recognised } from '../care/recognise/recognise-distress.js';
import { StudyEngine } from '../engine/study-engine.js';
import { claimsScripture, nameAuthors } from '../verify/authors.js';
import { VerifyService } from '../verify/verify.service.js';
import { firstWords } from '../study-tools/question/first-words.js';
import { WorkQueue } from '../scheduling/work-queue.js';
import { ConversationsService } from './conversations.service.js';
import { MessageEntity, toMessage } from './message.entity.js';
import { MessagesService } from './messages.service.js';
import { Quotas } from './quotas.js';
import { titleOf } from './title-of.js';

export interface Question {
  readonly message: string;
  readonly mode: ChatMode;
  readonly conversation?: string;
  readonly newConversation?: boolean;
}

type Answer = Pick<MessageEntity, 'response' | 'engine' | 'sources' | 'citations' | 'care'>;

/** How many messages of a conversation a follow-up is understood from. */
const LOOKED_BACK = 5;

@Injectable()
export class ChatService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ConversationsService) private readonly conversations: ConversationsService,
    @Inject(MessagesService) private readonly messages: MessagesService,
    @Inject(StudyEngine) private readonly engine: StudyEngine,
    @Inject(VerifyService) private readonly verifier: VerifyService,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
    @Inject(WorkQueue) private readonly queue: WorkQueue,
    @Inject(CarePath) private readonly care: CarePath,
    @Inject(Quotas) private readonly quotas: Quotas,
  ) {}

  /**
   * Keeps the question, composes and checks the answer, keeps the answer. An engine may take its time, so nothing is
   * locked meanwhile; where it fails the question stays, without an answer, and is answered when it comes again. A
   * question that there is no place to work on is refused before it is kept; one that was kept is answered, whether or
   * not somebody still waits.
   */
  async ask(userId: string, request: KeyedRequest, question: Question): Promise<ChatMessage> {
    const own = this.care.recognise(question.message);
    const distress = (await this.continuedDistress(userId, question, own)) ?? own;
    if (distress) return this.askInDistress(userId, request, question, distress);
    const admission = this.queue.admit(userId);
    try {
      return await this.idempotency.runInSteps(userId, request, question, {
        begin: (manager) => this.keepQuestion(manager, userId, question, titleOf(question.message)),
        compose: ({ id }) =>
          admission.runHoweverLong(async () => this.compose(question, await this.messages.askedBefore(userId, id))),
        finish: (manager, { id }, answer) => this.keepAnswer(manager, { id, userId }, answer),
        replay: { keep: ({ id }) => ({ id }), read: (manager, kept) => this.readAnswer(manager, { ...kept, userId }) },
      });
    } finally {
      admission.release();
    }
  }

  /** Of a short message that follows a care answer in its conversation; looked up for such messages alone. */
  private async continuedDistress(
    userId: string,
    { message, conversation, newConversation }: Question,
    own: Recognised | undefined,
  ): Promise<Recognised | undefined> {
    if (newConversation || !this.care.needsContext(message, own)) return undefined;
    return this.db.run(userId, async (manager) => {
      const found = await this.conversations.find(manager, userId, conversation);
      if (!found) return undefined;
      const where = { conversationId: found.id, userId };
      return this.care.continued(
        await manager.find(MessageEntity, { where, order: { seq: 'DESC' }, take: LOOKED_BACK }),
      );
    });
  }

  /** Does not queue behind heavy work, and is not refused when the account is full. */
  private askInDistress(
    userId: string,
    request: KeyedRequest,
    question: Question,
    distress: Recognised,
  ): Promise<ChatMessage> {
    return this.idempotency.runInSteps(userId, request, question, {
      begin: async (manager) => {
        await this.quotas.openReserve(manager);
        return this.keepQuestion(manager, userId, question, this.care.titleOf(distress));
      },
      compose: () => this.composeCare(userId, question, distress),
      finish: (manager, { id }, answer) => this.keepAnswer(manager, { id, userId }, answer),
      replay: { keep: ({ id }) => ({ id }), read: (manager, kept) => this.readAnswer(manager, { ...kept, userId }) },
    });
  }

  private async keepQuestion(
    manager: EntityManager,
    userId: string,
    question: Question,
    title: string,
  ): Promise<{ id: string }> {
    const conversationId = await this.conversations.take(manager, userId, question, title);
    const { message, mode } = question;
    const { identifiers } = await manager.insert(MessageEntity, { userId, conversationId, message, mode });
    return identifiers[0] as { id: string };
  }

  private async compose(question: Question, before: readonly string[] = []): Promise<Answer> {
    const {
      response,
      engine,
      sources,
      works = [],
    } = await this.engine.answer({
      ...question,
      message: firstWords(question.message),
      before,
    });
    const judged = await this.verifier.citations(response);
    const citations = engine === 'library' ? nameAuthors(judged.filter(claimsScripture), works) : judged;
    const quiet = this.care.quietLine(question.message);
    const shown = quiet ? `${response}\n\n${quiet.text}` : response;
    return { response: shown, engine, sources: [...sources], citations, care: null };
  }

  /** For others there is more below; what keeps them safe does not depend on it. */
  private async composeCare(userId: string, { mode }: Question, distress: Recognised): Promise<Answer> {
    const { response, sources, citations, care, onward } = await this.care.answer(distress);
    const { help: _now, ...kept } = care;
    const own: Answer = { response, engine: 'library', sources, citations, care: kept };
    const ask = onward && (() => this.compose({ message: onward.question, mode }));
    const more = ask && (await this.queue.run(userId, ask).catch(() => undefined));
    if (!more?.response) return own;
    return {
      ...own,
      response: `${response}\n\n## ${onward?.title}\n\n${more.response}`,
      sources: [...new Map([...sources, ...more.sources].map((source) => [source.id, source])).values()],
      citations: [...citations, ...more.citations],
    };
  }

  private async keepAnswer(manager: EntityManager, asked: OwnRow, answer: Answer): Promise<ChatMessage> {
    const { affected } = await manager.update(MessageEntity, asked, answer);
    if (!affected) throw new ApiError('NOT_FOUND', 'The conversation was deleted before the answer was ready.');
    return toMessage(await manager.findOneByOrFail(MessageEntity, asked), this.care);
  }

  /** An answer never changes, but it goes with its conversation. */
  private async readAnswer(manager: EntityManager, asked: OwnRow): Promise<ChatMessage> {
    const row = await manager.findOneBy(MessageEntity, asked);
    if (!row) throw new ApiError('NOT_FOUND', 'This was answered, and its conversation deleted since then. Ask again.');
    return toMessage(row, this.care);
  }
}
