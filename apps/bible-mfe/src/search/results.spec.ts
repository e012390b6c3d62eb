import { describe, expect, it } from '@jest/globals';
import { countWords } from './results.js';

describe('countWords', () => {
  it.each([
    [1, 1, 'verses', '1 verse'],
    [12, 12, 'verses', '12 verses'],
    [100, 1312, 'verses', '100 of 1,312 verses shown.'],
    [1, 1, 'lexicon', '1 entry'],
    [2, 2, 'commentary', '2 notes'],
    [50, 60, 'topics', '50 of 60 topics shown.'],
  ] as const)('writes %i of %i %s as %j', (shown, total, kind, expected) => {
    expect(countWords(shown, total, kind)).toBe(expected);
  });
});
