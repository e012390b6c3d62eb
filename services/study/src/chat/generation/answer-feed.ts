import { setTimeout as delay } from 'node:timers/promises';
import type { Told } from './generation.js';

/** The events of one answer of another process, as they are told. */
export interface LiveAnswer {
  /** The event of that number, as soon as it is there; undefined where it has not come within `waitMs`. */
  event(id: number, waitMs: number): Promise<Told | undefined>;
  close(): void;
}

/**
 * Port: tells other processes what is told of an answer, at once. Nothing here ever fails, and nothing depends on it: what
 * does not come this way is read from the database a moment later.
 */
export abstract class AnswerFeed {
  abstract publish(messageId: string, told: Told): void;

  abstract follow(messageId: string): LiveAnswer;

  abstract onApplicationShutdown(): void;
}

/** Feed for processes that share nothing but the database. */
export class LocalFeed extends AnswerFeed {
  publish(): void {
    // A listener in this process hears the answer itself.
  }

  follow(): LiveAnswer {
    return { event: async (_id, waitMs) => void (await delay(waitMs)), close: () => undefined };
  }

  onApplicationShutdown(): void {
    // There is nothing to close.
  }
}
