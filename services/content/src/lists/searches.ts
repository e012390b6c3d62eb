import { Injectable } from '@nestjs/common';
import { ApiError } from '@berea/server';

/** Enough for whoever types on while an earlier search still runs. */
const AT_ONCE = 2;

/** A search reads all that its user has written: few of one user run at once, so that they take nobody's place. */
@Injectable()
export class Searches {
  private readonly running = new Map<string, number>();

  /** @throws ApiError 429 where too many of the user's searches are running */
  async run<T>(userId: string, search: () => Promise<T>): Promise<T> {
    const count = this.running.get(userId) ?? 0;
    if (count >= AT_ONCE)
      throw new ApiError('TOO_MANY_REQUESTS', 'Your earlier searches are still running. Try again.');
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
