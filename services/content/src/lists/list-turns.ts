import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Longer than any list takes on a machine that is not busy. */
const LONGEST_PAUSE_MS = 500;

/**
 * One list of a user at a time, and after it a pause as long as it took: whoever reads long lists many times at once
 * waits for themselves, and not everybody for them. Whose deadline passes while they wait are refused when their turn
 * comes, by the database.
 */
@Injectable()
export class ListTurns {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<T>(userId: string, list: () => Promise<T>): Promise<T> {
    let begun = 0;
    const start = () => {
      begun = performance.now();
      return list();
    };
    const mine = (this.last.get(userId) ?? Promise.resolve()).then(start);
    const pause = () => delay(Math.min(performance.now() - begun, LONGEST_PAUSE_MS));
    const over = mine.then(pause, pause);
    this.last.set(userId, over);
    void over.then(() => this.last.get(userId) === over && this.last.delete(userId));
    return mine;
  }
}
