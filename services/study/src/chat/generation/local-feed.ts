import { setTimeout as delay } from 'node:timers/promises';
import { AnswerFeed, type LiveAnswer } from './answer-feed.js';

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
