import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Bulkhead } from './bulkhead.js';
import { BusyError } from './upstream-error.js';

describe('a bulkhead', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const full = async (queue = 2) => {
    const bulkhead = new Bulkhead({ inside: 2, queue, waitMs: 100 });
    return { bulkhead, leave: [await bulkhead.enter(), await bulkhead.enter()] as const };
  };

  it('lets in as many as it holds, and no more than may wait', async () => {
    const { bulkhead } = await full();
    const waiting = [bulkhead.enter(), bulkhead.enter()].map((one) => one.catch((error: unknown) => error));
    await expect(bulkhead.enter()).rejects.toBeInstanceOf(BusyError);
    expect(bulkhead.load).toEqual({ inside: 2, waiting: 2 });
    jest.advanceTimersByTime(100);
    expect(await Promise.all(waiting)).toEqual([expect.any(BusyError), expect.any(BusyError)]);
    expect(bulkhead.load).toEqual({ inside: 2, waiting: 0 });
  });

  it('gives a free place to whoever waits longest', async () => {
    const { bulkhead, leave } = await full();
    const order: string[] = [];
    const first = bulkhead.enter().then((leaveFirst) => (order.push('first'), leaveFirst));
    const second = bulkhead.enter().then(() => order.push('second'));
    leave[0]();
    (await first)();
    await second;
    expect(order).toEqual(['first', 'second']);
    expect(bulkhead.load).toEqual({ inside: 2, waiting: 0 });
  });

  it('does not give a place back twice', async () => {
    const { bulkhead, leave } = await full(0);
    leave[0]();
    leave[0]();
    expect(bulkhead.load).toEqual({ inside: 1, waiting: 0 });
    await bulkhead.enter();
    await expect(bulkhead.enter()).rejects.toBeInstanceOf(BusyError);
  });

  it('lets nobody wait who came too late, and everybody in again when it is empty', async () => {
    const { bulkhead, leave } = await full();
    const late = bulkhead.enter();
    jest.advanceTimersByTime(100);
    await expect(late).rejects.toBeInstanceOf(BusyError);
    leave.forEach((one) => one());
    expect(bulkhead.load).toEqual({ inside: 0, waiting: 0 });
    await bulkhead.enter();
  });

  it('lets come who could be let in or wait, and nobody else', async () => {
    const bulkhead = new Bulkhead({ inside: 2, queue: 1, waitMs: 100 });
    const met = [bulkhead.announce(), bulkhead.announce(), bulkhead.announce()];
    expect(met.every(Boolean)).toBe(true);
    expect(bulkhead.announce()).toBeUndefined();
    met[0]?.();
    const leave = await bulkhead.enter();
    expect(bulkhead.announce()).toBeUndefined();
    leave();
    expect(bulkhead.announce()).toBeDefined();
  });

  it('lets wait who will have a place in time, at the pace at which places become free', async () => {
    const { bulkhead, leave } = await full(8);
    let [leaveNext] = leave;
    const turn = async (ms: number) => {
      jest.advanceTimersByTime(ms);
      leaveNext();
      leaveNext = await bulkhead.enter();
    };
    /** How many are let wait of more than may. */
    const waiting = async () => {
      const all = Array.from({ length: 12 }, () => bulkhead.enter().catch((error: unknown) => error));
      await Promise.resolve();
      const { waiting } = bulkhead.load;
      jest.advanceTimersByTime(100);
      await Promise.all(all);
      return waiting;
    };
    expect(await waiting()).toBe(8);
    for (let turns = 0; turns < 4; turns += 1) await turn(20);
    expect(await waiting()).toBe(3);
    for (let turns = 0; turns < 300; turns += 1) await turn(1);
    expect(await waiting()).toBe(8);
    for (let turns = 0; turns < 300; turns += 1) await turn(5_000);
    expect(await waiting()).toBe(1);
  });
});
