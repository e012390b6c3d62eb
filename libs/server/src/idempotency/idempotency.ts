import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { toErrorResponse } from '../errors/error-response.js';
import { runInBackground } from '../request/request-scope.js';
import { withEchoes, withoutEchoes } from './echoes.js';
import { type Insertion, insertOnce } from './keyed-insert.js';
import { hashInput, type KeyedRequest } from './keyed-request.js';
import {
  completeKey,
  discardKey,
  releaseKey,
  renewKey,
  type KeyLease,
  acquireKey,
  type KeyedCall,
  readKey,
  saveProgress,
  LEASE_MS,
} from './key-lease.js';

const AGAIN_AFTER_MS = 500;
/** Often enough that a lease outlives two renewals that were lost. */
const RENEW_EVERY_MS = LEASE_MS / 3;

/** Work that is too slow for one transaction. The result of `begin` is stored as JSON. */
export interface Steps<Begun extends object, Made, Answer extends object> {
  readonly begin: (manager: EntityManager) => Promise<Begun>;
  /** Runs outside of any transaction. */
  readonly compose: (begun: Begun) => Promise<Made>;
  readonly finish: (manager: EntityManager, begun: Begun, made: Made) => Promise<Answer>;
  /** Without it the whole answer is kept. */
  readonly replay?: Replay<Answer>;
}

/**
 * For answers that are too large to be stored twice: the data that is stored instead, and the way back to the answer.
 */
export interface Replay<Answer extends object> {
  readonly keep: (answer: Answer) => object;
  /** @throws ApiError 404 if the answered item is gone */
  readonly read: (manager: EntityManager, kept: object) => Promise<Answer>;
}

/**
 * Executes a creating request once, however often it arrives with its key. The answer is stored in the transaction
 * that creates the row, so that neither exists without the other, and is replayed for 24 hours. A refused or failed
 * execution leaves its key free. A request without a key is simply executed.
 * @example
 * idempotency.run(user.id, keyed, draft, (manager) => insertNote(manager, user.id, draft));
 */
@Injectable()
export class Idempotency {
  constructor(@Inject(Database) private readonly db: Database) {}

  /**
   * Runs `work` and stores its answer, without the parts that repeat the request, in one transaction. A duplicate
   * request waits for it, as for any lock.
   * @param input the validated input; another input under the same key is refused
   * @throws ApiError 409 while a duplicate is running, 422 if the key belongs to another request
   */
  async run<Answer extends object>(
    userId: string,
    request: KeyedRequest,
    input: unknown,
    work: (manager: EntityManager) => Promise<Answer>,
  ): Promise<Answer> {
    const call = callOf(userId, request, input);
    if (!call) return this.db.run(userId, work);
    const { answer, replayed } = await this.db.run(userId, async (manager) => {
      const held = await acquireKey(manager, call, randomUUID());
      if ('body' in held) return { answer: withEchoes(held.body, input) as Answer, replayed: true };
      const answer = await work(manager);
      await completeKey(manager, held, withoutEchoes(answer, input));
      return { answer, replayed: false };
    });
    if (replayed) request.markReplayed();
    return answer;
  }

  /**
   * Like `run`, for a request that creates one row, in one round trip to Postgres.
   * @example
   * idempotency.insert(user.id, keyed, draft, { table: 'content.notes', columns, answer, instants: ['createdAt'] });
   */
  async insert<Answer extends object>(
    userId: string,
    request: KeyedRequest,
    input: unknown,
    insertion: Insertion<Answer>,
  ): Promise<Answer> {
    const call = callOf(userId, request, input);
    const owner = randomUUID();
    const made = await this.db.write(userId, (manager) => insertOnce(manager, call, owner, input, insertion));
    if (made) return made;
    if (!call) throw new Error(`${insertion.table} took no row.`);
    const { body } = await this.db.read(userId, (manager) => readKey(manager, call));
    request.markReplayed();
    return withEchoes(body, input) as Answer;
  }

  /**
   * Like `run`, in two transactions with slow work between them. Duplicates are refused meanwhile, however long it
   * takes, since the lease is renewed. If the process dies, the key can be taken over once its lease has expired, and
   * the new execution continues the begun work. The work is completed even if the client has left.
   */
  async runInSteps<Begun extends object, Made, Answer extends object>(
    userId: string,
    request: KeyedRequest,
    input: unknown,
    { begin, compose, finish, replay }: Steps<Begun, Made, Answer>,
  ): Promise<Answer> {
    const call = callOf(userId, request, input);
    const owner = randomUUID();
    const first = await this.db
      .run(userId, (manager) => takeFirstStep<Begun, Answer>(manager, call, owner, begin, replay))
      .catch(async (error: unknown) => {
        // A connection that was lost at its commit leaves open whether the key is held now.
        if (call && toErrorResponse(error).status >= 500) await this.release({ call, owner, progress: null }, error);
        throw error;
      });
    if ('replay' in first) {
      request.markReplayed();
      return first.replay;
    }
    const { held, begun } = first;
    const endRenewal = held && this.renew(held);
    try {
      return await runInBackground(async () => {
        const made = await compose(begun);
        await endRenewal?.();
        return this.db.run(userId, async (manager) => {
          const answer = await finish(manager, begun, made);
          if (held) await completeKey(manager, held, replay ? replay.keep(answer) : answer);
          return answer;
        });
      });
    } catch (error) {
      // A renewal that comes after its key was given up would hold it once more.
      await endRenewal?.();
      if (held) await this.release(held, error);
      throw error;
    }
  }

  /** Holds a key while its work goes on. @returns ends that, once no renewal is on its way any more */
  private renew(held: KeyLease): () => Promise<void> {
    let current: Promise<void> | undefined;
    const timer = setInterval(() => {
      // While the database is unavailable, no other execution gets the key either. If the lease has expired, the
      // answer of the execution that took over is stored.
      current ??= this.db
        .run(held.call.userId, (manager) => renewKey(manager, held))
        .catch(() => undefined)
        .finally(() => (current = undefined));
    }, RENEW_EVERY_MS).unref();
    return async () => {
      clearInterval(timer);
      await current;
    };
  }

  /**
   * While the database is unavailable, this continues after the answer, so that a retry need not wait for the lease.
   * It is tried until the lease would have expired.
   */
  private async release(held: KeyLease, error: unknown): Promise<void> {
    const refused = toErrorResponse(error).status < 500;
    const free = () =>
      this.db.run(held.call.userId, (manager) => (refused ? discardKey(manager, held) : releaseKey(manager, held)));
    await free().catch(() => void runInBackground(() => tryAgain(free)));
  }
}

async function tryAgain(work: () => Promise<void>): Promise<void> {
  for (let left = LEASE_MS / AGAIN_AFTER_MS; left > 0; left -= 1) {
    await delay(AGAIN_AFTER_MS, undefined, { ref: false });
    const done = await work().then(
      () => true,
      () => false,
    );
    if (done) return;
  }
}

const callOf = (userId: string, { key, route }: KeyedRequest, input: unknown): KeyedCall | undefined =>
  key === undefined ? undefined : { userId, key, route, requestHash: hashInput(input) };

type FirstStep<Begun, Answer> =
  | { readonly replay: Answer }
  | { readonly held: KeyLease | undefined; readonly begun: Begun };

/** Holds the key, and begins unless an earlier execution of the same request did. */
async function takeFirstStep<Begun extends object, Answer extends object>(
  manager: EntityManager,
  call: KeyedCall | undefined,
  owner: string,
  begin: (manager: EntityManager) => Promise<Begun>,
  replay: Replay<Answer> | undefined,
): Promise<FirstStep<Begun, Answer>> {
  if (!call) return { held: undefined, begun: await begin(manager) };
  const held = await acquireKey(manager, call, owner);
  if ('body' in held) return { replay: replay ? await replay.read(manager, held.body) : (held.body as Answer) };
  if (held.progress) return { held, begun: held.progress as Begun };
  const begun = await begin(manager);
  await saveProgress(manager, held, begun);
  return { held, begun };
}
