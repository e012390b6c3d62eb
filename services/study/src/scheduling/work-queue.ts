import { AsyncLocalStorage } from 'node:async_hooks';
import os from 'node:os';
import type { Reason } from '@berea/contracts';
import {
  assertClientWaiting,
  COST_HEADER,
  BUSY_HEADER,
  remainingMs,
  setInternalHeader,
  TooBusyError,
} from '@berea/server';
import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import { Slices } from './slices.js';

export interface QueueSettings {
  /** How many tasks run at once; of one account never more than one. */
  readonly concurrency: number;
  /** How many tasks may wait, of all accounts and of one. */
  readonly maxQueued: number;
  readonly maxQueuedPerAccount: number;
  /** How long a task may wait, in milliseconds, and never longer than half of the time that its client still waits. */
  readonly maxWaitMs: number;
}

/**
 * All tasks share one thread: running more at once finishes no more of them, but lets short ones pass long ones. An account
 * has room for the nine study tools of a verse at once, as a high screen shows them.
 */
export const queueSettings = (
  concurrency = Math.min(4, Math.max(1, os.availableParallelism() >> 1)),
): QueueSettings => ({
  concurrency,
  maxQueued: 32,
  maxQueuedPerAccount: 8,
  maxWaitMs: 10_000,
});

interface AccountQueue {
  /** Runs the tasks of the account one after another. */
  readonly order: BulkheadPolicy;
  admitted: number;
}

/**
 * Concurrency limit and admission control for heavy work. The tasks of an account run one after another, and the accounts
 * take turns: an account that asks much waits for itself, all others for one task of it at most. The order is cockatiel's
 * bulkheads', one for each account inside of one for all; what is ours are the bounds by account and the refusals.
 */
export class WorkQueue {
  private readonly accounts = new Map<string, AccountQueue>();
  private readonly all: BulkheadPolicy;
  private admitted = 0;

  constructor(private readonly settings: QueueSettings) {
    this.all = bulkhead(settings.concurrency, Infinity);
  }

  /** How many tasks run or wait. */
  get load(): number {
    return this.admitted;
  }

  /** Runs a task in its turn. @throws TooBusyError 503 when the queue is full, or the task has waited too long */
  run<T>(account: string, task: () => Promise<T>): Promise<T> {
    return this.admit(account).run(task);
  }

  /** Runs a task that is known to be short without queueing it; its cost is reported, and it is cut into slices. */
  runUnqueued<T>(task: () => Promise<T>): Promise<T> {
    return inSlices(task);
  }

  /** Reserves a place before anything is begun that must be finished. @throws TooBusyError 503 when the queue is full */
  admit(account: string): Admission {
    const { concurrency, maxQueued, maxQueuedPerAccount, maxWaitMs } = this.settings;
    const queue = this.accounts.get(account) ?? { order: bulkhead(1, Infinity), admitted: 0 };
    if (queue.admitted > maxQueuedPerAccount) throw busy('queue_full_of_yours');
    if (this.admitted >= maxQueued + concurrency) throw busy('queue_full');
    this.accounts.set(account, queue);
    queue.admitted += 1;
    this.admitted += 1;
    const execute = <T>(task: () => Promise<T>) => queue.order.execute(() => this.all.execute(task));
    return new Admission(execute, maxWaitMs, () => {
      this.admitted -= 1;
      queue.admitted -= 1;
      if (queue.admitted === 0) this.accounts.delete(account);
    });
  }
}

/** A reserved place in the queue, to be used once or released. */
export class Admission {
  private used = false;

  constructor(
    private readonly execute: <T>(task: () => Promise<T>) => Promise<T>,
    private readonly maxWaitMs: number,
    private readonly onEnd: () => void,
  ) {}

  /** Runs a task in its turn. @throws TooBusyError 503 when its turn does not come in time; it is never begun then */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const waitMs = Math.min(this.maxWaitMs, (remainingMs() ?? Infinity) / 2);
    let timedOut = false;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        timedOut = true;
        reject(busy('queue_full'));
      }, waitMs);
    });
    return Promise.race([
      timeout,
      this.inTurn(
        task,
        () => timedOut,
        () => clearTimeout(timer),
      ),
    ]);
  }

  /** Runs a task that was promised: it waits for its turn as long as it must. */
  runHoweverLong<T>(task: () => Promise<T>): Promise<T> {
    return this.inTurn(task);
  }

  /** Gives the place back unused. After `run` or `runHoweverLong` it does nothing. */
  release(): void {
    if (!this.used) this.onEnd();
    this.used = true;
  }

  private async inTurn<T>(
    task: () => Promise<T>,
    hasTimedOut = () => false,
    onBegin = () => undefined as void,
  ): Promise<T> {
    this.used = true;
    try {
      // The task that ends starts the next one: without the binding that would run in the context of the other request.
      const bound = AsyncLocalStorage.bind(() => {
        onBegin();
        // The client was answered with 503, or has disconnected: the result would have no reader.
        if (hasTimedOut()) return Promise.reject(busy('queue_full'));
        assertClientWaiting();
        return inSlices(task);
      });
      return await this.execute(bound);
    } finally {
      this.onEnd();
    }
  }
}

async function inSlices<T>(task: () => Promise<T>): Promise<T> {
  const slices = new Slices();
  try {
    return await slices.run(task);
  } finally {
    setInternalHeader(COST_HEADER, String(Math.round(slices.spentMs)));
  }
}

/** The refusal of work that has no room just now. The gateway does not take it for a fault. */
export const busy = (reason: Reason): TooBusyError => {
  setInternalHeader(BUSY_HEADER, '1');
  return new TooBusyError(reason);
};
