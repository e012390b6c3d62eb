import { setTimeout as delay } from 'node:timers/promises';
import type { Told } from './generation.js';

/** What is told of one answer by another process, as it is told. */
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

/** Where processes have nothing in common but the database. */
export class LocalFeed extends AnswerFeed {
  publish(): void {
    // Whoever follows in this process hears the answer itself.
  }

  follow(): LiveAnswer {
    return { event: async (_id, waitMs) => void (await delay(waitMs)), close: () => undefined };
  }

  onApplicationShutdown(): void {
    // There is nothing to close.
  }
}
