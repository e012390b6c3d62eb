import { setTimeout as delay } from 'node:timers/promises';
import type { ChatMessage } from '@berea/contracts';
import { ApiError, type Logger, runInBackground, toErrorResponse } from '@berea/server';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { AnswerFeed } from './answer-feed.js';
import { Generation, type Told } from './generation.js';
import type { GenerationStore } from './generation-store.js';

/** How often what was told is kept, and how soon a wish to stop is heard in another process. */
const KEEP_EVERY_MS = 250;
/** How long a finished answer stays in memory, for clients that come back in the middle of it. */
const REMEMBERED_MS = 60_000;
/** How long answers may take to end when the service stops. */
const SHUTDOWN_MS = 400;
/** Tries to keep an answer while the database is away. */
const TRIES = 5;
const TRY_AGAIN_AFTER_MS = 1_000;

/** How one answer is made and kept. */
export interface AnswerWork<Answer> {
  readonly question: ChatMessage;
  readonly keepsParts: boolean;
  readonly compose: (generation: Generation) => Promise<Answer>;
  /** Keeps a whole answer. @param parts whether some of its parts are in the database */
  readonly keep: (answer: Answer, generation: Generation, parts: Kept) => Promise<ChatMessage>;
  /** Keeps what came of an answer that was ended or has failed. */
  readonly keepPart: (
    state: 'stopped' | 'failed' | 'broken_off',
    generation: Generation,
    parts: Kept,
  ) => Promise<ChatMessage>;
}

/** How many events of an answer are in the database. */
export interface Kept {
  readonly upTo: number;
}

/**
 * The answers that this process makes. They go on without a listener, and end by themselves, on request, or with the
 * process.
 */
export class Generations implements BeforeApplicationShutdown {
  private readonly running = new Map<string, Generation>();

  constructor(
    private readonly store: GenerationStore,
    private readonly feed: AnswerFeed,
    private readonly log: Logger,
  ) {}

  /** The answer to a message, if it is made here or was until a moment ago. */
  find(userId: string, id: string): Generation | undefined {
    const found = this.running.get(id);
    return found?.userId === userId ? found : undefined;
  }

  /** Begins an answer, which goes on without anybody waiting for it. */
  start<Answer>(work: AnswerWork<Answer>): Generation {
    const { question, keepsParts } = work;
    const publish = (told: Told) => this.feed.publish(question.id, told);
    const generation = new Generation(question.id, question.userId, keepsParts, keepsParts ? publish : undefined);
    this.running.set(question.id, generation);
    generation.publish({ type: 'accepted', message: question });
    void runInBackground(() => this.carryOut(generation, work)).finally(() => {
      setTimeout(() => this.running.delete(question.id), REMEMBERED_MS).unref();
    });
    return generation;
  }

  async beforeApplicationShutdown(): Promise<void> {
    const open = [...this.running.values()].filter(({ isOver }) => !isOver);
    const all = Promise.all(open.map((generation) => generation.over()));
    const late = delay(SHUTDOWN_MS, undefined, { ref: false });
    await Promise.race([all, late]);
    for (const generation of open) generation.end('shutdown');
    await Promise.race([all, delay(SHUTDOWN_MS, undefined, { ref: false })]);
  }

  private async carryOut<Answer>(generation: Generation, work: AnswerWork<Answer>): Promise<void> {
    const keeper = new Keeper(this.store, generation);
    try {
      const answer = await work.compose(generation);
      await keeper.end();
      const message = await patiently(() => work.keep(answer, generation, keeper));
      generation.publish({ type: 'done', message });
    } catch (error) {
      await keeper.end();
      await this.keepWhatCame(generation, work, keeper, error).catch((failure: unknown) => {
        this.log.error({ err: failure }, 'failed to keep an unfinished answer');
        generation.publish(failureOf(error));
      });
    }
  }

  private async keepWhatCame<Answer>(
    generation: Generation,
    work: AnswerWork<Answer>,
    keeper: Keeper,
    error: unknown,
  ): Promise<void> {
    const { endReason } = generation;
    if (endReason === 'taken') return generation.publish(failureOf(new ApiError('answer_not_kept')));
    if (endReason === 'stopped') {
      const message = await patiently(() => work.keepPart('stopped', generation, keeper));
      return generation.publish({ type: 'done', message });
    }
    if (!endReason && toErrorResponse(error).status >= 500) this.log.error({ err: error }, 'failed to answer');
    const state = endReason === 'shutdown' ? 'broken_off' : 'failed';
    await patiently(() => work.keepPart(state, generation, keeper));
    generation.publish(state === 'broken_off' ? BROKEN_OFF : failureOf(error));
  }
}

/** Final event of an answer whose server has left it. */
export const BROKEN_OFF = {
  type: 'failed',
  code: 'broken_off',
  message: 'The answer was broken off. What came of it is kept; ask again for the whole.',
} as const;

const failureOf = (error: unknown) => {
  const { code, message, reason } = toErrorResponse(error).body;
  return { type: 'failed', code, message, ...(reason && { reason }) } as const;
};

/** The database may be away for a moment: what was made in minutes is not given up for that. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1 || toErrorResponse(error).status < 500) throw error;
      await delay(TRY_AGAIN_AFTER_MS, undefined, { ref: false });
    }
  }
}

/** Keeps what is told of an answer in batches, shows that its process lives, and hears who wants it to stop. */
class Keeper implements Kept {
  upTo = 0;
  private readonly timer: NodeJS.Timeout;
  private current: Promise<void> | undefined;

  constructor(
    private readonly store: GenerationStore,
    private readonly generation: Generation,
  ) {
    this.timer = setInterval(() => {
      this.current ??= this.keep().finally(() => {
        this.current = undefined;
      });
    }, KEEP_EVERY_MS).unref();
  }

  /** Resolves when no batch is on its way any more. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.current;
  }

  private async keep(): Promise<void> {
    const { generation, store } = this;
    const parts = generation.keepsParts ? generation.since(this.upTo) : [];
    try {
      const wish = await store.keep(generation.userId, generation.id, parts);
      this.upTo = parts.at(-1)?.id ?? this.upTo;
      if (wish === 'stop') generation.end('stopped');
      if (wish === 'taken') generation.end('taken');
    } catch {
      // The database is away: the parts are kept by the next batch, or with the answer.
    }
  }
}
