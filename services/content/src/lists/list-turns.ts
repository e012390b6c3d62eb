import { Injectable } from '@nestjs/common';

/**
 * One list of a user at a time: whoever reads long lists many times at once waits for themselves, and not everybody for
 * them. Whose deadline passes while they wait are refused when their turn comes, by the database.
 */
@Injectable()
export class ListTurns {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<T>(userId: string, list: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(userId) ?? Promise.resolve()).then(list, list);
    this.last.set(userId, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(userId) === mine) this.last.delete(userId);
    }
  }
}
