import { beforeEach, describe, expect, it } from '@jest/globals';
import { TooBusyError } from '@berea/server';
import { type QueueSettings, WorkQueue } from './work-queue.js';

/** Tasks that end when the test says so, and the names of those that have begun, in order. */
class Tasks {
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
    // Whatever follows from it has happened once the event loop has gone round.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('the work queue', () => {
  let tasks: Tasks;
  beforeEach(() => {
    tasks = new Tasks();
  });
  const queueOf = (settings: Partial<QueueSettings> = {}) =>
    new WorkQueue({ concurrency: 1, maxQueued: 4, maxQueuedPerAccount: 2, maxWaitMs: 3_600_000, ...settings });

  it('when one account asks much, lets the others take turns with it', async () => {
    const queue = queueOf();
    const answers = ['ann 1', 'ann 2', 'ann 3', 'ben 1', 'cleo 1'].map((name) =>
      queue.run(name.split(' ')[0] ?? '', tasks.make(name)),
    );
    for (const name of ['ann 1', 'ben 1', 'cleo 1', 'ann 2', 'ann 3']) await tasks.end(name);
    expect(tasks.begun).toEqual(['ann 1', 'ben 1', 'cleo 1', 'ann 2', 'ann 3']);
    expect(await Promise.all(answers)).toHaveLength(5);
    expect(queue.load).toBe(0);
  });

  it('runs no two tasks of one account at once, even when there is room', async () => {
    const queue = queueOf({ concurrency: 2 });
    const answers = ['ann 1', 'ann 2', 'ben 1'].map((name) => queue.run(name.split(' ')[0] ?? '', tasks.make(name)));
    expect(tasks.begun).toEqual(['ann 1', 'ben 1']);
    for (const name of ['ann 1', 'ben 1', 'ann 2']) await tasks.end(name);
    await Promise.all(answers);
  });

  it('when it is full, of one account or of all, refuses at once', async () => {
    const queue = queueOf();
    const answers = ['ann', 'ann', 'ann', 'ben', 'cleo'].map((name, index) =>
      queue.run(name, tasks.make(`${name} ${index}`)),
    );
    expect(() => queue.admit('ann')).toThrow(/^Your earlier requests/);
    expect(() => queue.admit('dan')).toThrow(/^Much is being worked on/);
    expect(() => queue.admit('dan')).toThrow(TooBusyError);
    for (const name of ['ann 0', 'ben 3', 'cleo 4', 'ann 1', 'ann 2']) await tasks.end(name);
    await Promise.all(answers);
    queue.admit('dan').release();
    expect(queue.load).toBe(0);
  });

  it('when a task has waited too long, refuses it and never begins it; a promised one waits on', async () => {
    const queue = queueOf({ maxWaitMs: 0 });
    const first = queue.admit('ann').runHoweverLong(tasks.make('first'));
    await expect(queue.run('ben', tasks.make('late'))).rejects.toBeInstanceOf(TooBusyError);
    const promised = queue.admit('cleo').runHoweverLong(tasks.make('promised'));
    await tasks.end('first');
    await tasks.end('promised');
    expect(await Promise.all([first, promised])).toEqual(['first', 'promised']);
    expect(tasks.begun).toEqual(['first', 'promised']);
    expect(queue.load).toBe(0);
  });

  it('when a task fails, frees its place', async () => {
    const queue = queueOf();
    await expect(queue.run('ann', () => Promise.reject(new Error('torn page')))).rejects.toThrow('torn page');
    expect(queue.load).toBe(0);
  });
});
