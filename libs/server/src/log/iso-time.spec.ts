import { expect, it } from '@jest/globals';
import { isoTime } from './iso-time.js';

it('writes a time as a date does, within a second, across its end, and back', () => {
  const start = Date.UTC(2026, 11, 31, 23, 59, 59);
  for (const ms of [0, 7, 42, 999, 1_000, 1_001, 61_500, 5, -1]) {
    expect(isoTime(start + ms)).toBe(new Date(start + ms).toISOString());
  }
});
