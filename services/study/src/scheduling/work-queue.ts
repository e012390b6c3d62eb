import { AsyncLocalStorage } from 'node:async_hooks';
import os from 'node:os';
import {
  assertClientWaiting,
  BUSY_HEADER,
  COST_HEADER,
  remainingMs,
  setInternalHeader,
  TooBusyError,
} from '@berea/server';
import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import { Slices } from './slices.js';

export interface WorkSettings {
  /** How many pieces of heavy work are under way at once; of one account never more than one. */
  readonly atOnce: number;
  /** How many may wait, of all accounts and of one. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** How long one may wait, in milliseconds, and never longer than half of the time that its sender still waits. */
  readonly waitMs: number;
}

/** All of it runs in one thread: more at once brings no more done, but lets short work pass long work. */
export const workSettings = (atOnce = Math.min(4, Math.max(1, os.availableParallelism() >> 1))): WorkSettings => ({
  atOnce,
  waiting: 32,
  waitingOfOne: 4,
  waitMs: 10_000,
});

const BUSY = 'Much is being worked on just now. Wait a few seconds, then try again.';
const BUSY_WITH_YOURS =
  'Your earlier requests are still being worked on. Wait until they are answered, then try again.';

interface Lane {
  readonly order: BulkheadPolicy;
  inside: number;
}

/**
 * Heavy work of all accounts, a bounded piece of it at a time. Each account has a lane in which its work goes one after
 * another; what stands in front of the lanes takes turns. So who asks much waits for itself, and others behind one piece.
 */
export class WorkQueue {
  private readonly lanes = new Map<string, Lane>();
  private readonly all: BulkheadPolicy;
  private inside = 0;

  constructor(private readonly settings: WorkSettings) {
    this.all = bulkhead(settings.atOnce, Infinity);
  }

  /** How much is under way or waits. */
  get load(): number {
    return this.inside;
  }

  /** @throws TooBusyError 503 where no place is left, or work has waited too long */
  run<T>(account: string, work: () => Promise<T>): Promise<T> {
    return this.admit(account).run(work);
  }

  /** For work that is known to be short: it need not wait, but what it costs is told, and it ends like any other. */
  runAtOnce<T>(work: () => Promise<T>): Promise<T> {
    return inSlices(work);
  }

  /** Takes a place before anything is begun that must be carried through. @throws TooBusyError 503 where none is left */
  admit(account: string): WorkPlace {
    const { waiting, waitingOfOne, atOnce, waitMs } = this.settings;
    const lane = this.lanes.get(account) ?? { order: bulkhead(1, Infinity), inside: 0 };
    if (lane.inside > waitingOfOne) refuse(BUSY_WITH_YOURS);
    if (this.inside >= waiting + atOnce) refuse(BUSY);
    this.lanes.set(account, lane);
    lane.inside += 1;
    this.inside += 1;
    const turn = <T>(work: () => Promise<T>) => lane.order.execute(() => this.all.execute(work));
    return new WorkPlace(turn, waitMs, () => {
      this.inside -= 1;
      lane.inside -= 1;
      if (lane.inside === 0) this.lanes.delete(account);
    });
  }
}

/** A place in the queue, to be used once or left. */
export class WorkPlace {
  private taken = false;

  constructor(
    private readonly turn: <T>(work: () => Promise<T>) => Promise<T>,
    private readonly waitMs: number,
    private readonly giveBack: () => void,
  ) {}

  /** @throws TooBusyError 503 where its turn does not come in time */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const patience = Math.min(this.waitMs, (remainingMs() ?? Infinity) / 2);
    let over = false;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        over = true;
        reject(busy(BUSY));
      }, patience);
    });
    return Promise.race([
      tooLong,
      this.inTurn(
        work,
        () => over,
        () => clearTimeout(timer),
      ),
    ]);
  }

  /** The same for work that was promised: it waits as long as it must. */
  finish<T>(work: () => Promise<T>): Promise<T> {
    return this.inTurn(work);
  }

  /** Where nothing came of it. After `run` or `finish` it does nothing. */
  leave(): void {
    if (!this.taken) this.giveBack();
    this.taken = true;
  }

  private async inTurn<T>(work: () => Promise<T>, isOver = () => false, begins = () => undefined as void): Promise<T> {
    this.taken = true;
    try {
      // Whoever leaves the queue calls the next one in: without this it would run as a part of that other request.
      const bound = AsyncLocalStorage.bind(() => {
        begins();
        // Who has been told to come again, or has left, is not worked for.
        if (isOver()) return Promise.reject(busy(BUSY));
        assertClientWaiting();
        return inSlices(work);
      });
      return await this.turn(bound);
    } finally {
      this.giveBack();
    }
  }
}

async function inSlices<T>(work: () => Promise<T>): Promise<T> {
  const slices = new Slices();
  try {
    return await slices.run(work);
  } finally {
    setInternalHeader(COST_HEADER, String(Math.round(slices.spentMs)));
  }
}

const busy = (why: string): TooBusyError => {
  setInternalHeader(BUSY_HEADER, '1');
  return new TooBusyError(why);
};

const refuse = (why: string): never => {
  throw busy(why);
};
