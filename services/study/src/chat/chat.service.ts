import type { ChatMessage } from '@berea/contracts';
import { ApiError, Idempotency, type KeyedRequest, type OwnRow } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CarePath } from '../care/care-path.js';
import type { Recognised } from '../care/recognise-distress.js';
import type { ReaderSettings } from '../engine/study-engine.js';
import { WorkQueue } from '../scheduling/work-queue.js';
import { type Answer, AnswersService } from './answers.service.js';
import { MessageEntity, toMessage } from './message.entity.js';
import { MessagesService } from './messages.service.js';
import { type Question, QuestionsService } from './questions.service.js';

/** Answers questions in one piece. */
@Injectable()
export class ChatService {
  constructor(
    @Inject(QuestionsService) private readonly questions: QuestionsService,
    @Inject(AnswersService) private readonly answers: AnswersService,
    @Inject(MessagesService) private readonly messages: MessagesService,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
    @Inject(WorkQueue) private readonly queue: WorkQueue,
    @Inject(CarePath) private readonly care: CarePath,
  ) {}

  /**
   * Keeps the question, composes and checks the answer, keeps the answer. An engine may take its time, so nothing is
   * locked meanwhile; where it fails the question stays, without an answer, and is answered when it comes again. A
   * question that there is no place to work on is refused before it is kept; one that was kept is answered, whether or
   * not somebody still waits. One in distress neither queues behind heavy work, nor is it refused.
   */
  async ask(
    userId: string,
    request: KeyedRequest,
    question: Question,
    settings: ReaderSettings = {},
  ): Promise<ChatMessage> {
    const distress = await this.questions.distressIn(userId, question);
    const admission = distress ? undefined : this.queue.admit(userId);
    const compose = async (id: string): Promise<Answer> => {
      if (distress || !admission) return this.answers.composeCare(userId, question, distress as Recognised);
      const conversation = await this.messages.turnsBefore(userId, id);
      const before = conversation.map((turn) => turn.question);
      return this.answers.answer({ ...question, before, conversation, settings, account: userId }, admission);
    };
    try {
      return await this.idempotency.runInSteps(userId, request, question, {
        begin: (manager) => this.questions.keep(manager, userId, question, distress),
        compose: ({ id }) => compose(id),
        finish: (manager, { id }, answer) => this.keepAnswer(manager, { id, userId }, answer),
        replay: { keep: ({ id }) => ({ id }), read: (manager, kept) => this.readAnswer(manager, { ...kept, userId }) },
      });
    } finally {
      admission?.release();
    }
  }

  /** @throws ApiError 404 where the conversation was deleted meanwhile */
  async keepAnswer(manager: EntityManager, asked: OwnRow, answer: Answer): Promise<ChatMessage> {
    const { affected } = await manager.update(MessageEntity, asked, answer);
    if (!affected) throw new ApiError('conversation_deleted');
    return toMessage(await manager.findOneByOrFail(MessageEntity, asked), this.care);
  }

  /** An answer never changes, but it goes with its conversation. */
  private async readAnswer(manager: EntityManager, asked: OwnRow): Promise<ChatMessage> {
    const row = await manager.findOneBy(MessageEntity, asked);
    if (!row) throw new ApiError('answer_deleted');
    return toMessage(row, this.care);
  }
}
