import type { StartedPlan } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { namesOf, planOfDay } from './plan-of-day.js';

const started = (done: number[], days = ['2026-11-25', '2026-11-26']): StartedPlan => ({
  plan: 'psalms',
  startedOn: '2026-11-25',
  days: days.map((date) => ({ date, count: 5 })),
  remind: false,
  done,
});
const named = (plan: StartedPlan, today: string) => {
  const due = planOfDay(plan, today);
  return due && [namesOf(due.chapters), due.day, due.chapters.map(({ done }) => done)];
};
const NONE = [false, false, false, false, false];

describe('planOfDay', () => {
  it.each([
    ['the chapters of the day', started([]), '2026-11-26', ['Psalms 6–10', 2, NONE]],
    ['those that are read with their ticks', started([5]), '2026-11-26', ['Psalms 6–10', 2, [true, ...NONE.slice(1)]]],
    ['the next open one on a day without any', started([0, 1]), '2026-11-30', ['Psalm 3', undefined, [false]]],
    ['the next open one of a plan without days', started([], []), '2026-11-26', ['Psalm 1', undefined, [false]]],
  ])('gives %s', (_what, plan, today, expected) => {
    expect(named(plan, today)).toEqual(expected);
  });

  it('gives nothing once all is read and no day is left', () => {
    expect(named(started(Array.from({ length: 150 }, (_, index) => index)), '2026-12-24')).toBeUndefined();
  });
});

describe('namesOf', () => {
  it('joins chapters that follow one another within a book', () => {
    const chapters = [
      { book: 'Malachi', chapter: 3 },
      { book: 'Malachi', chapter: 4 },
      { book: 'Matthew', chapter: 1 },
      { book: 'Psalms', chapter: 5 },
    ];
    expect(namesOf(chapters)).toBe('Malachi 3–4, Matthew 1, Psalm 5');
  });
});
