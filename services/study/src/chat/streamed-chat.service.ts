import { setTimeout as delay } from 'node:timers/promises';
import type { ChatMessage } from '@berea/contracts';
import { ApiError, Database, Idempotency, type KeyedRequest } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import type { Recognised } from '../care/recognise-distress.js';
import type { ReaderSettings } from '../engine/study-engine.js';
import { type Admission, WorkQueue } from '../scheduling/work-queue.js';
import { type Answer, AnswersService } from './answers.service.js';
import { ChatService } from './chat.service.js';
import type { Generation, Told } from './generation/generation.js';
import { GenerationStore } from './generation/generation-store.js';
import { AnswerFeed } from './generation/answer-feed.js';
import { BROKEN_OFF, Generations, type Kept } from './generation/generations.service.js';
import { MessagesService } from './messages.service.js';
import { type Question, QuestionsService } from './questions.service.js';

/** How often what another process makes is looked up. */
const LOOK_EVERY_MS = 150;
/** How long a wish to stop may take to be heard by another process. */
const STOP_TIMEOUT_MS = 4_000;

/** Answers questions as they are made. The answers go on here without a listener. */
@Injectable()
export class StreamedChatService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
    @Inject(QuestionsService) private readonly questions: QuestionsService,
    @Inject(AnswersService) private readonly answers: AnswersService,
    @Inject(MessagesService) private readonly messages: MessagesService,
    @Inject(ChatService) private readonly chat: ChatService,
    @Inject(Generations) private readonly generations: Generations,
    @Inject(GenerationStore) private readonly store: GenerationStore,
    @Inject(AnswerFeed) private readonly feed: AnswerFeed,
    @Inject(WorkQueue) private readonly queue: WorkQueue,
  ) {}

  /**
   * Keeps a question and begins its answer, once for each idempotency key; a repetition follows the same answer.
   * @returns what is told of it, from its beginning
   */
  async ask(
    userId: string,
    request: KeyedRequest,
    question: Question,
    settings: ReaderSettings,
    gone?: AbortSignal,
  ): Promise<AsyncGenerator<Told>> {
    const distress = await this.questions.distressIn(userId, question);
    const admission = distress ? undefined : this.queue.admit(userId);
    let isNew = false;
    try {
      const { id } = await this.idempotency.run(userId, request, question, async (manager) => {
        const kept = await this.questions.keep(manager, userId, question, distress, 'answering');
        await this.store.begin(manager, userId, kept.id);
        isNew = true;
        return { id: kept.id };
      });
      if (isNew) this.begin(await this.messages.show(userId, id), question, settings, distress, admission);
      return await this.follow(userId, id, 0, gone);
    } finally {
      if (!isNew) admission?.release();
    }
  }

  /**
   * The events of an answer after the one of that number, told and still to come.
   * @throws ApiError 404 for a message that is not the user's
   */
  async follow(userId: string, id: string, after: number, gone?: AbortSignal): Promise<AsyncGenerator<Told>> {
    const here = this.generations.find(userId, id);
    if (here) return here.follow(after, gone);
    return this.followElsewhere(userId, await this.messages.show(userId, id), after, gone);
  }

  /** Ends an answer that is being made, here or by another process. */
  async stop(userId: string, id: string): Promise<ChatMessage> {
    const here = this.generations.find(userId, id);
    here?.end('stopped');
    await here?.over();
    const asked = !here && (await this.store.askToStop(userId, id));
    const until = performance.now() + (asked ? STOP_TIMEOUT_MS : 0);
    for (;;) {
      const message = await this.messages.show(userId, id);
      if (message.state !== 'answering' || performance.now() >= until) return message;
      await delay(LOOK_EVERY_MS);
    }
  }

  private begin(
    message: ChatMessage,
    question: Question,
    settings: ReaderSettings,
    distress: Recognised | undefined,
    admission: Admission | undefined,
  ): void {
    const { id, userId } = message;
    const compose = async (generation: Generation): Promise<Answer> => {
      if (distress || !admission) return this.answers.composeCare(userId, question, distress as Recognised, generation);
      const conversation = await this.messages.turnsBefore(userId, id);
      const before = conversation.map((turn) => turn.question);
      const context = { before, conversation, settings, account: userId, signal: generation.signal };
      const answer = await this.answers.answer({ ...question, ...context }, admission, generation);
      // The user who stops has read the text so far, and must find it again.
      if (generation.signal.aborted) throw new ApiError('GATEWAY_TIMEOUT');
      return answer;
    };
    const keep = (answer: Answer, { upTo }: Kept, generation: Generation) =>
      this.db.run(userId, async (manager) => {
        const kept = await this.chat.keepAnswer(manager, { id, userId }, answer);
        await this.store.finish(manager, userId, id, { kept: upTo > 0, rest: generation.since(upTo) });
        return kept;
      });
    this.generations.start<Answer>({
      question: message,
      keepsParts: !distress,
      compose,
      keep: (answer, generation, parts) => keep(answer, parts, generation),
      keepPart: async (state, generation, parts) =>
        keep(await this.answers.composePart(generation.text, state), parts, generation),
    });
  }

  /**
   * Follows an answer that no process makes any more, or another one: as it tells it, and from the parts in the
   * database.
   */
  private async *followElsewhere(
    userId: string,
    found: ChatMessage,
    after: number,
    gone?: AbortSignal,
  ): AsyncGenerator<Told> {
    let message = found;
    let next = after;
    if (!next) yield { id: (next = 1), event: { type: 'accepted', message: { ...message, response: null } } };
    const live = this.feed.follow(message.id);
    try {
      for (;;) {
        for (const told of await this.store.partsAfter(userId, message.id, next)) {
          if (told.event.type !== 'accepted') yield told;
          next = told.id;
        }
        if (gone?.aborted) return;
        if (message.state !== 'answering') break;
        // Events in order go out at once; missing ones are in the database soon.
        for (let told; (told = await live.event(next + 1, LOOK_EVERY_MS)); next = told.id) {
          yield told;
          if (told.event.type === 'done' || told.event.type === 'failed') return;
        }
        message = await this.messages.show(userId, message.id);
      }
    } finally {
      live.close();
    }
    yield* endOf(message, next, after);
  }
}

/** The remaining events of a finished answer. @param next the number of the last event that was told */
function* endOf(message: ChatMessage, next: number, after: number): Generator<Told> {
  let id = next;
  // Its parts are gone: what the client has cannot be gone on with.
  const isAnew = id === after || id === 1;
  if (isAnew && after > 1) yield { id: (id += 1), event: { type: 'restart', reason: 'replay' } };
  if (isAnew && message.response) yield { id: (id += 1), event: { type: 'delta', text: message.response } };
  yield { id: id + 1, event: lastOf(message) };
}

function lastOf(message: ChatMessage): Told['event'] {
  if (message.state === 'broken_off') return BROKEN_OFF;
  const { response, state } = message;
  if (state === 'failed' || response === null)
    return { type: 'failed', code: 'SERVICE_UNAVAILABLE', message: 'This question has no answer. Ask it again.' };
  return { type: 'done', message };
}
