import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '@berea/server';

/** Longer than any list takes on a machine that is not busy. */
const LONGEST_PAUSE_MS = 500;

/** Characters of a list that costs about as much as any other answer. */
const LIGHT = 256 * 1024;

/** Characters in a millisecond, 8 MB in a second: all of an account at its quota in two seconds, however it was made. */
const PACE = 8_000;

/**
 * Reading a list is a quarter of its cost: it is also compressed, sent and read by the client, mostly during this
 * pause.
 */
const PAUSE_FACTOR = 3;

/**
 * Throttles lists: a user gets one at a time, and after each heavy one a pause in proportion to its time. A user who
 * reads many long lists at the same time delays only their own requests. `Database.run` refuses a request whose
 * deadline passes while it waits. Tests pass the times, so that they need not wait.
 */
export class ListThrottle {
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(
    private readonly pause: (ms: number) => Promise<unknown> = delay,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @param lengthOf the length of an answer in characters; a short one causes no pause */
  async run<T>(userId: string, list: () => Promise<T>, lengthOf: (answer: T) => number): Promise<T> {
    let begun = 0;
    const start = () => {
      begun = this.now();
      return list();
    };
    const mine = (this.last.get(userId) ?? Promise.resolve()).then(start);
    const pause = (length = 0) =>
      this.pause(Math.min(Math.max(PAUSE_FACTOR * (this.now() - begun), length / PACE), LONGEST_PAUSE_MS));
    const over = mine.then(
      (answer) => (lengthOf(answer) <= LIGHT ? undefined : pause(lengthOf(answer))),
      () => pause(),
    );
    this.last.set(userId, over);
    void over.then(() => this.last.get(userId) === over && this.last.delete(userId));
    return mine;
  }

  /** How many users have a list running, waiting or paused. */
  get users(): number {
    return this.last.size;
  }
}

/** Enough for a user who types on while an earlier search still runs. */
const SEARCHES_AT_ONCE = 2;

/** A concurrency limit for each user. A search reads all of a user's texts, so few of one user run at the same time. */
export class SearchLimit {
  private readonly running = new Map<string, number>();

  /** @throws ApiError 429 where too many of the user's searches are running */
  async run<T>(userId: string, search: () => Promise<T>): Promise<T> {
    const count = this.running.get(userId) ?? 0;
    if (count >= SEARCHES_AT_ONCE) throw new ApiError('searches_running');
    this.running.set(userId, count + 1);
    try {
      return await search();
    } finally {
      const left = (this.running.get(userId) ?? 1) - 1;
      if (left) this.running.set(userId, left);
      else this.running.delete(userId);
    }
  }
}
