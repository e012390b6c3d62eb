import { describe, expect, it } from '@jest/globals';
import { stateOf } from './storage.mjs';

describe('the state of a disk', () => {
  const limits = { low: 96, full: 40 };

  it.each([
    [500, 'room'],
    [96, 'room'],
    [95, 'low'],
    [40, 'low'],
    [39, 'full'],
    [0, 'full'],
  ])('with %i MB free is %s', (free, state) => {
    expect(stateOf(free, limits)).toBe(state);
  });

  it.each([
    ['low', 96, 'low'],
    ['low', 100, 'room'],
    ['full', 40, 'full'],
    ['full', 44, 'low'],
    ['full', 97, 'low'],
    ['full', 100, 'room'],
  ])('that was %s, with %i MB is %s: it does not waver at its limit', (before, free, state) => {
    expect(stateOf(free, limits, before)).toBe(state);
  });
});
