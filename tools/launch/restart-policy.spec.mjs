import { describe, expect, it } from '@jest/globals';
import { createRestartPolicy } from './restart-policy.mjs';

describe('createRestartPolicy', () => {
  it('waits twice as long after each death, and gives up at the fifth within a minute', () => {
    const died = createRestartPolicy();
    expect([0, 1_000, 2_000, 3_000, 4_000].map(died)).toEqual([200, 400, 800, 1_600, null]);
  });

  it('forgets deaths that are more than a minute old', () => {
    const died = createRestartPolicy();
    const times = Array.from({ length: 20 }, (_, index) => index * 15_000);
    // Never more than four within a minute: it goes on for ever, and the wait does not grow without end.
    expect(times.map(died)).toEqual([200, 400, 800, ...Array(17).fill(1_600)]);
  });

  it('never waits longer than five seconds', () => {
    const died = createRestartPolicy(3_000);
    expect([0, 1, 2].map(died)).toEqual([3_000, 5_000, 5_000]);
  });
});
