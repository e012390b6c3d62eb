import { describe, expect, it } from '@jest/globals';
import { READING_PLANS } from '@berea/scripture';
import { behind, daysOf, moveToToday, spread, spreadOverWeek } from './plan-schedule.js';

const GOSPELS = READING_PLANS[0]!;
const total = (days: readonly { count: number }[]) => days.reduce((sum, { count }) => sum + count, 0);
const TODAY = '2026-11-22';

describe('the schedule of a reading plan', () => {
  it.each([
    [89, 40],
    [1_189, 365],
    [31, 31],
    [31, 400],
    [150, 1],
  ])('spreads %d chapters over %d days, each once and evenly', (chapters, days) => {
    const schedule = spread(chapters, '2026-12-30', days);
    expect(total(schedule)).toBe(chapters);
    const counts = schedule.map(({ count }) => count);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(schedule[3]?.date ?? '2027-01-02').toBe('2027-01-02');
  });

  it('knows which chapters of earlier days are not read', () => {
    const schedule = spread(89, '2026-11-20', 40);
    const days = daysOf(GOSPELS, { days: schedule, done: [0, 2] });
    expect(days[0]?.chapters.map(({ book, chapter, done }) => [book, chapter, done])).toEqual([
      ['Matthew', 1, true],
      ['Matthew', 2, false],
    ]);
    expect(behind(days, TODAY)).toEqual([1, 3]);
    expect(behind(days, '2026-11-20')).toEqual([]);
  });

  it('moves the dates from the first open day on, so that this day is today', () => {
    const schedule = spread(89, '2026-11-18', 40);
    const moved = moveToToday(daysOf(GOSPELS, { days: schedule, done: [0, 1] }), schedule, TODAY);
    expect(moved.slice(0, 3).map(({ date }) => date)).toEqual(['2026-11-18', TODAY, '2026-11-23']);
    expect(total(moved)).toBe(89);
  });

  it('spreads missed chapters over the next seven days, and leaves later days as they are', () => {
    const schedule = spread(89, '2026-11-18', 40);
    const after = spreadOverWeek(daysOf(GOSPELS, { days: schedule, done: [0, 1] }), schedule, TODAY);
    expect(total(after)).toBe(89);
    expect(after.map(({ date }) => date)).toEqual([...new Set(after.map(({ date }) => date))].sort());
    expect(after.slice(8)).toEqual(schedule.slice(11));
    expect(after.slice(1, 8).map(({ date }) => date)[0]).toBe(TODAY);
  });
});
