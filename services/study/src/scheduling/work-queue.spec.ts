import { beforeEach, describe, expect, it } from '@jest/globals';
import { TooBusyError } from '@berea/server';
import { WorkQueue } from './work-queue.js';

/** Work that ends when it is told to, with a list of what began. */
class Pieces {
  readonly begun: string[] = [];
  private readonly ends = new Map<string, () => void>();

  make(name: string): () => Promise<string> {
    return () => {
      this.begun.push(name);
      return new Promise((resolve) => this.ends.set(name, () => resolve(name)));
    };
  }

  async end(name: string): Promise<void> {
    this.ends.get(name)?.();
    // Whatever follows from it has happened when the loop comes round.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('the queue of heavy work', () => {
  let pieces: Pieces;
  beforeEach(() => {
    pieces = new Pieces();
  });
  const queueOf = (settings: Partial<ConstructorParameters<typeof WorkQueue>[0]> = {}) =>
    new WorkQueue({ atOnce: 1, waiting: 4, waitingOfOne: 2, waitMs: 60_000, ...settings });

  it('lets accounts take turns, however much one of them asks', async () => {
    const queue = queueOf();
    const answers = ['ann 1', 'ann 2', 'ann 3', 'ben 1', 'cleo 1'].map((name) =>
      queue.run(name.split(' ')[0] ?? '', pieces.make(name)),
    );
    for (const name of ['ann 1', 'ben 1', 'cleo 1', 'ann 2', 'ann 3']) await pieces.end(name);
    expect(pieces.begun).toEqual(['ann 1', 'ben 1', 'cleo 1', 'ann 2', 'ann 3']);
    expect(await Promise.all(answers)).toHaveLength(5);
    expect(queue.load).toBe(0);
  });

  it('works on no two pieces of one account at once, also where there is room', async () => {
    const queue = queueOf({ atOnce: 2 });
    const answers = ['ann 1', 'ann 2', 'ben 1'].map((name) => queue.run(name.split(' ')[0] ?? '', pieces.make(name)));
    expect(pieces.begun).toEqual(['ann 1', 'ben 1']);
    for (const name of ['ann 1', 'ben 1', 'ann 2']) await pieces.end(name);
    await Promise.all(answers);
  });

  it('refuses at once what finds no place, of one account and of all', async () => {
    const queue = queueOf();
    const answers = ['ann', 'ann', 'ann', 'ben', 'cleo'].map((name, index) =>
      queue.run(name, pieces.make(`${name} ${index}`)),
    );
    expect(() => queue.admit('ann')).toThrow(/^Your earlier requests/);
    expect(() => queue.admit('dan')).toThrow(/^Much is being worked on/);
    expect(() => queue.admit('dan')).toThrow(TooBusyError);
    for (const name of ['ann 0', 'ben 3', 'cleo 4', 'ann 1', 'ann 2']) await pieces.end(name);
    await Promise.all(answers);
    queue.admit('dan').leave();
    expect(queue.load).toBe(0);
  });

  it('tells who has waited too long, and never begins that work', async () => {
    const queue = queueOf({ waitMs: 0 });
    const first = queue.admit('ann').finish(pieces.make('first'));
    await expect(queue.run('ben', pieces.make('late'))).rejects.toBeInstanceOf(TooBusyError);
    // What was promised waits for as long as it takes.
    const promised = queue.admit('cleo').finish(pieces.make('promised'));
    await pieces.end('first');
    await pieces.end('promised');
    expect(await Promise.all([first, promised])).toEqual(['first', 'promised']);
    expect(pieces.begun).toEqual(['first', 'promised']);
    expect(queue.load).toBe(0);
  });

  it('gives a place back when work fails', async () => {
    const queue = queueOf();
    await expect(queue.run('ann', () => Promise.reject(new Error('torn page')))).rejects.toThrow('torn page');
    expect(queue.load).toBe(0);
  });
});
