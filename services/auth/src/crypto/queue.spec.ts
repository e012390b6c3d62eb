import { describe, expect, it } from '@jest/globals';
import { AuthError } from '../errors/auth-error.js';
import { Queue } from './queue.js';

describe('Queue', () => {
  it('runs no more than allowed together, all in order, also after failures', async () => {
    const queue = new Queue(2, 10);
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
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => queue.run(work(number))));
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(4).fill('fulfilled')]);
  });

  it('turns away who finds the line full', async () => {
    const queue = new Queue(1, 1);
    let finish = () => {};
    const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = queue.run(async () => 'done');
    await expect(queue.run(async () => 'never')).rejects.toEqual(AuthError.tooManyRequests(1));
    finish();
    await first;
    await expect(second).resolves.toBe('done');
  });
});
