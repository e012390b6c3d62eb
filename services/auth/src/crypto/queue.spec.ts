import { describe, expect, it } from '@jest/globals';
import { GoTrueError } from '@berea/server';
import { createQueue } from './queue.js';

describe('createQueue', () => {
  it('runs at most atOnce together, in order, also after failures', async () => {
    const run = createQueue(2, 10);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (number: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      order.push(number);
      if (number === 1) throw new Error('failed');
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => run(work(number))));
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(4).fill('fulfilled')]);
  });

  it('while the line is full, rejects with 429', async () => {
    const run = createQueue(1, 1);
    let finish = () => {};
    const first = run(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = run(async () => 'done');
    await expect(run(async () => 'never')).rejects.toEqual(GoTrueError.tooManyRequests(1));
    finish();
    await first;
    await expect(second).resolves.toBe('done');
  });
});
