import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseInPieces } from './parse-in-pieces.js';
import { turnsDuring } from './testing/index.js';
import { TimeSlice } from './time-slice.js';

let now = 0;
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void jest.restoreAllMocks());

describe('a long computation', () => {
  it('with a TimeSlice, keeps the thread until the slice is used up, and then lets other tasks run', async () => {
    const slice = new TimeSlice();
    expect(await turnsDuring(() => slice.yieldToEventLoop())).toBe(0);
    now += 20;
    expect(await turnsDuring(() => slice.yieldToEventLoop())).toBe(1);
    expect(await turnsDuring(() => slice.yieldToEventLoop())).toBe(0);
  });

  it('when it is parseInPieces on a slow machine, lets other tasks run between the pieces', async () => {
    const rows = Array.from({ length: 31_102 }, (_, position) => `word ${position}`);
    const parse = () => parseInPieces(Buffer.from(JSON.stringify({ kind: 'bible', verses: rows })), 4_096);
    expect(await turnsDuring(parse)).toBe(0);
    // No step is done within the time slice.
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    expect(await turnsDuring(parse)).toBeGreaterThan(20);
  });
});
