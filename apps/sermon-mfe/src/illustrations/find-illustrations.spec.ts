import { describe, expect, it } from '@jest/globals';
import { findIllustrations } from './find-illustrations.js';
import { monthsAgo, usesWithin } from './uses-within.js';
import { sermon } from '../testing/sermons.js';

describe('the illustrations of a manuscript', () => {
  it('are known by their first words, under a heading “Illustration” or behind that word', () => {
    const body = [
      'Illustration',
      'A keeper of a lighthouse on the north coast let his lamp go out one night in winter.',
      'He was sorry.',
      'Illustration: too short',
      'I. A heading',
      'Illustration: My grandfather walked four miles each way.',
    ].join('\n');
    expect(findIllustrations(body)).toEqual([
      'A keeper of a lighthouse on the north coast let his lamp go out',
      'My grandfather walked four miles each way.',
    ]);
  });

  it('count as told when a sermon that was preached in the last twelve months has them', () => {
    const body = 'x\nA Keeper of a lighthouse  on the north coast let it go out.';
    const preached = (date: string) => [{ date, place: '' }];
    const now = new Date('2026-11-22T12:00:00');
    const recent = sermon('Light', { body, preached: preached('2025-11-23') });
    const others = [
      sermon('Old', { body, preached: preached('2025-11-21') }),
      sermon('Never preached', { body }),
      sermon('Another', { body: 'y', preached: preached('2026-11-01') }),
    ];
    const phrase = 'A keeper of a lighthouse on the north coast';
    expect(usesWithin(phrase, [recent, ...others], now)).toEqual([{ sermon: recent, date: '2025-11-23', place: '' }]);
  });
  it.each([
    ['2026-11-22', 'less than a month ago'],
    ['2026-10-23', 'less than a month ago'],
    ['2026-10-22', '1 month ago'],
    ['2026-07-26', '3 months ago'],
    ['2025-11-22', '12 months ago'],
  ])('told on %s were told “%s” on 22 November 2026', (date, said) => {
    expect(monthsAgo(date, new Date('2026-11-22T12:00:00'))).toBe(said);
  });
});
