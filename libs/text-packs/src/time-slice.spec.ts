import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseInPieces } from './parse-in-pieces.js';
import { turnsDuring } from './testing/index.js';
import { TimeSlice } from './time-slice.js';

let now = 0;
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void jest.restoreAllMocks());

describe('a long computation', () => {
  it('keeps the thread until its time slice is used up, and lets other tasks run then', async () => {
    const slice = new TimeSlice();
    expect(await turnsDuring(() => slice.yieldToEventLoop())).toBe(0);
    now += 20;
    expect(await turnsDuring(() => slice.yieldToEventLoop())).toBe(1);
    expect(await turnsDuring(() => slice.yieldToEventLoop())).toBe(0);
  });

  it('lets other tasks run while a pack is parsed on a slow machine', async () => {
    const rows = Array.from({ length: 31_102 }, (_, position) => `word ${position}`);
    const parse = () => parseInPieces(Buffer.from(JSON.stringify({ kind: 'bible', verses: rows })), 4_096);
    expect(await turnsDuring(parse)).toBe(0);
    // No step is done within the time slice.
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    expect(await turnsDuring(parse)).toBeGreaterThan(20);
  });
});
