import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Bulkhead } from './bulkhead.js';
import { BusyError } from './upstream-error.js';

describe('Bulkhead', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const full = async (queue = 2) => {
    const bulkhead = new Bulkhead({ maxActive: 2, maxQueued: queue, maxWaitMs: 100 });
    return { bulkhead, release: [await bulkhead.acquire(), await bulkhead.acquire()] as const };
  };

  it('when full, queues up to its limit and rejects the rest', async () => {
    const { bulkhead } = await full();
    const waiting = [bulkhead.acquire(), bulkhead.acquire()].map((one) => one.catch((error: unknown) => error));
    await expect(bulkhead.acquire()).rejects.toBeInstanceOf(BusyError);
    expect(bulkhead.load).toEqual({ active: 2, queued: 2 });
    jest.advanceTimersByTime(100);
    expect(await Promise.all(waiting)).toEqual([expect.any(BusyError), expect.any(BusyError)]);
    expect(bulkhead.load).toEqual({ active: 2, queued: 0 });
  });

  it('gives a released slot to the call that was queued first', async () => {
    const { bulkhead, release } = await full();
    const order: string[] = [];
    const first = bulkhead.acquire().then((releaseFirst) => (order.push('first'), releaseFirst));
    const second = bulkhead.acquire().then(() => order.push('second'));
    release[0]();
    (await first)();
    await second;
    expect(order).toEqual(['first', 'second']);
    expect(bulkhead.load).toEqual({ active: 2, queued: 0 });
  });

  it('when a call is released twice, frees one slot', async () => {
    const { bulkhead, release } = await full(0);
    release[0]();
    release[0]();
    expect(bulkhead.load).toEqual({ active: 1, queued: 0 });
    await bulkhead.acquire();
    await expect(bulkhead.acquire()).rejects.toBeInstanceOf(BusyError);
  });

  it('rejects a queued call after its waiting time, and admits calls again when slots are free', async () => {
    const { bulkhead, release } = await full();
    const late = bulkhead.acquire();
    jest.advanceTimersByTime(100);
    await expect(late).rejects.toBeInstanceOf(BusyError);
    release.forEach((one) => one());
    expect(bulkhead.load).toEqual({ active: 0, queued: 0 });
    await bulkhead.acquire();
  });

  it('reserves capacity for as many requests as could be active or queued, and no more', async () => {
    const bulkhead = new Bulkhead({ maxActive: 2, maxQueued: 1, maxWaitMs: 100 });
    const reserved = [bulkhead.reserve(), bulkhead.reserve(), bulkhead.reserve()];
    expect(reserved.every(Boolean)).toBe(true);
    expect(bulkhead.reserve()).toBeUndefined();
    reserved[0]?.();
    const release = await bulkhead.acquire();
    expect(bulkhead.reserve()).toBeUndefined();
    release();
    expect(bulkhead.reserve()).toBeDefined();
  });

  it('queues as many calls as the drain rate lets start in time', async () => {
    const { bulkhead, release } = await full(8);
    let [releaseNext] = release;
    const turn = async (ms: number) => {
      jest.advanceTimersByTime(ms);
      releaseNext();
      releaseNext = await bulkhead.acquire();
    };
    /** How many are let wait of more than may. */
    const waiting = async () => {
      const all = Array.from({ length: 12 }, () => bulkhead.acquire().catch((error: unknown) => error));
      await Promise.resolve();
      const { queued } = bulkhead.load;
      jest.advanceTimersByTime(100);
      await Promise.all(all);
      return queued;
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
