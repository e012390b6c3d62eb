import { describe, expect, it } from '@jest/globals';
import { formatLeft } from './use-clock.js';

describe('the time that is left', () => {
  it.each([
    [25 * 60, '25:00'],
    [65, '1:05'],
    [0, '0:00'],
    [-65, '-1:05'],
  ])('of %d seconds reads %s, and counts on below nothing', (seconds, text) => expect(formatLeft(seconds)).toBe(text));
});
