import { describe, expect, it } from '@jest/globals';
import { formatLeft, NOT_BEGUN, pressClock } from './use-clock.js';

describe('the time that is left on the clock of the pulpit', () => {
  it.each([
    [25 * 60, '25:00'],
    [65, '1:05'],
    [0, '0:00'],
    [-65, '-1:05'],
  ])('reads, of %d seconds, as %s', (seconds, text) => expect(formatLeft(seconds)).toBe(text));
});

describe('the button of the clock of the pulpit', () => {
  it('begins the time, pauses it, and goes on with what was left when it was paused', () => {
    const begun = pressClock(NOT_BEGUN, 1_000);
    expect(begun).toEqual({ startedAt: 1_000, pausedAt: undefined });
    const paused = pressClock(begun, 61_000);
    expect(paused).toEqual({ startedAt: 1_000, pausedAt: 61_000 });
    // A minute was preached, whatever the length of the pause.
    const gone = pressClock(paused, 361_000);
    expect(gone).toEqual({ startedAt: 301_000, pausedAt: undefined });
  });
});
