import { describe, expect, it } from '@jest/globals';
import { countWords, groupByDay } from './describe-versions.js';

describe('countWords', () => {
  it('says how many words a version has, and how many more or fewer than the one before', () => {
    expect([countWords(1), countWords(1_140, 1_152), countWords(12, 9), countWords(0, 0)]).toEqual([
      '1 word',
      '1,140 words, 12 fewer',
      '12 words, 3 more',
      '0 words',
    ]);
  });
});

describe('groupByDay', () => {
  it('puts versions under the local days on which they were saved, in their order', () => {
    const at = (version: number, ...when: [number, number, number, number]) => ({
      version,
      savedAt: new Date(...when).toISOString(),
      words: 1,
    });
    const days = groupByDay([at(3, 2026, 10, 22, 0), at(2, 2026, 10, 21, 23), at(1, 2026, 10, 21, 9)]);
    expect(days.map(({ day, versions }) => [day, versions.map(({ version }) => version)])).toEqual([
      ['Sunday 22 November', [3]],
      ['Saturday 21 November', [2, 1]],
    ]);
  });
});
